import type { neutralIntrigue as source } from '../en/neutral-intrigue.ts';

export const neutralIntrigue: Readonly<Record<keyof typeof source, string>> = {
  'neutral.assassin.demanded': '{faction} chiede una prova di assassinio: {target}.',
  'neutral.assassin.roll': '{faction} tira {total}{more, plural, =0 {} other { (+# per carte Assassino)}}.',
  'neutral.assassin.nobody': 'Nessuno attenta a {target}.',
  'neutral.assassin.sends':
    '{faction} attenta a {target}. Assassino: {who}. {n, plural, =0 {Nessuna carta Assassino} one {# carta Assassino} other {# carte Assassino}}.',
  'neutral.assassin.least': 'Il senatore a Roma con meno Influenza che non è capo',
  'neutral.guard.plays':
    '{faction} protegge {target} con {n, plural, one {# Guardia del corpo segreta} other {# Guardie del corpo segrete}}.',
  'neutral.guard.all': 'Un neutrale gioca tutte le sue Guardie del corpo segrete per un suo senatore',
  'neutral.tribune.plays': '{faction} gioca un tribuno contro {against}, per sé: {what}.',
  'neutral.tribune.next':
    '{faction} è la prossima a scegliere e questa è la cosa più alta rimasta nella sua lista: {what}',
  'neutral.tribune.answers': '{faction} risponde al tribuno. {deed}: {who}.',
  'neutral.tribune.why': 'Il tribuno le costerebbe bottino: {deed}',
  'neutral.tribune.voided': 'Il suo tribuno è stato fermato: {deed}',
  'deed:graft': 'Tribuno prezzolato, dal più ricco a Roma',
  'deed:murder': 'Assassinio di un tribuno, dal più popolare a Roma',
  'deed:mob': 'Folla incitata alla violenza, dal migliore oratore a Roma',
  'verb.demandCheck': 'Chiedi una prova di assassinio',
  'neutral.peddling':
    '{faction} gioca {card} e pesca una carta di {k, plural, one {{from}} other {una di queste, come decidono i dadi: {from}}}.',
  'neutral.peddling.by': 'Contro la fazione con più carte intrigo, poi più influenza',
  'neutral.peddling.less': 'meno carte intrigo o meno influenza',
  'neutral.persuading':
    '{faction} giocherà {card} e avvicina {k, plural, one {{target}} other {uno di questi, come decidono i dadi: {target}}}.',
  'neutral.persuading.by': 'Nessuno può opporsi: il senatore più disponibile, senza contare le casse di fazione',
};
