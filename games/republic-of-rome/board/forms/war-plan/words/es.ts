import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'plan.inRome': 'Sin desplegar',
  'plan.units':
    '{legions, plural, =0 {ninguna legión} one {# legión} other {# legiones}}, {fleets, plural, =0 {ninguna flota} one {# flota} other {# flotas}}',
  'plan.state': 'Tesoro del Estado',
  'plan.talents': '{n} T',
  'plan.situation': 'Se sigue',
  'plan.wars': 'Guerras activas',
  'plan.byList': 'las listas dicen qué se ataca y qué se levanta',
  'plan.own': 'levantas y envías tú después del botín',
  'plan.land': 'tierra {n}',
  'plan.sea': 'mar {n}',
  'plan.support': 'apoyo {n}',
  'plan.spoils': 'botín {n} T',
  'plan.by': 'Según',
  'plan.entry': '{list}, entrada {entry}',
  'plan.attack': 'Atacar: {what}',
  'plan.mil': 'Militar {n}, Influencia {influence}',
  'plan.victory': 'victoria {n} % con las mínimas unidades',
  'plan.send': 'Enviar a {what}',
  'plan.enemy': '{what}',
  'plan.atLeast': 'Con él van al menos',
  'plan.errand':
    'lleva {legions, plural, =0 {ninguna legión} one {# legión} other {# legiones}} y {fleets, plural, =0 {ninguna flota} one {# flota} other {# flotas}}',
  'plan.brings': 'trae {n} T al Estado',
  'plan.collect': 'Recoger {what}',
  'plan.against': 'contra {what}',
  'plan.recall': '{n, plural, =0 {No llamar a nadie} one {Llamarlo} other {Llamar a # de ellos}}',
  'plan.owes': 'debe lealtad a {who}',
  'plan.owesNobody': 'no debe lealtad a nadie',
  'plan.along':
    '{n, plural, =0 {No enviar más veteranas} one {Enviar además # legión veterana} other {Enviar además # legiones veteranas}}',
  'plan.build':
    'Levantar {legions, plural, =0 {ninguna legión} one {# legión} other {# legiones}}, {fleets, plural, =0 {ninguna flota} one {# flota} other {# flotas}}',
  'plan.of': 'de {n}',
  'plan.legionsInPlay': 'Legiones en juego (en paz {n})',
  'plan.fleetsInPlay': 'Flotas en juego (en paz {n})',
};
