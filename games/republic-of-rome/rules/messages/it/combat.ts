import type { combat as source } from '../en/combat.ts';

export const combat: Readonly<Record<keyof typeof source, string>> = {
  'verb.letFight': 'Dai inizio alla battaglia',
  'verb.fightOnLand': 'Combatti subito la battaglia terrestre',
  'verb.stayAtSea': 'Nessuna battaglia terrestre',
  'verb.cleopatraHelps': 'Cleopatra aiuta il comandante',
  'verb.cleopatraOpposes': 'Cleopatra guida il nemico',
  'verb.secondVeteran': 'Rendi veterana una seconda legione',
  'verb.oneVeteran': 'Una basta',
  'verb.attackFirst': 'Attacca per primo',
  'verb.playProscription': 'Gioca Proscrizione',
  'verb.proscribe': 'Esegui la proscrizione',

  'ground:land': 'per terra',
  'ground:sea': 'per mare',
  'result:defeat': 'Sconfitta',
  'result:disaster': 'Disastro',
  'result:stalemate': 'Stallo',
  'result:standoff': 'Resistenza',
  'result:victory': 'Vittoria',

  'ask.combat.ransom': 'Sta per cominciare una battaglia ({war}): ultima occasione per riscattare i prigionieri.',
  'ask.combat.onLand': 'La flotta nemica è battuta ({war}). Combatti subito la battaglia terrestre?',
  'ask.combat.cleopatra': '{who} sta per attaccare in Egitto. Cleopatra si schiera?',
  'ask.combat.secondVeteran': '{who} può rendere veterana una seconda legione.',
  'ask.combat.order': 'Più comandanti devono attaccare ({war}). Chi attacca per primo?',
  'ask.combat.orderRebel': 'Più comandanti devono attaccare il ribelle. Chi attacca per primo?',
  'ask.combat.veterans':
    'La battaglia contro il ribelle sta per cominciare: ultima occasione per richiamare i tuoi veterani dal suo campo.',
  'ask.proscription': 'Una guerra civile è stata decisa. Qualcuno gioca Proscrizione?',
  'ask.proscribe': 'Esegui la proscrizione o rinunci?',

  'combat.battle':
    '{who} attacca {ground} ({war}): dadi {dice}{modifier, plural, =0 {} other {, modificatore {modifier}}}, in tutto {total}: {result}.',
  'combat.civil':
    '{who} attacca il ribelle {rebel}: dadi {dice}{modifier, plural, =0 {} other {, modificatore {modifier}}}, in tutto {total}: {result}.',
  'combat.civilLosses':
    'Il Senato perde {ours, plural, one {# legione} other {# legioni}}, il ribelle {theirs, plural, one {# legione} other {# legioni}}.',
  'combat.losses':
    'Perdite: {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}.',
  'combat.captured': '{who} è fatto prigioniero ({war}).',
  'combat.veteran': 'Una legione di {who} diventa veterana.',
  'combat.reward': '{who} guadagna {n} di popolarità e {n} di influenza.',
  'combat.navalVictory': 'La flotta nemica è battuta ({war}).',
  'combat.spoils': 'Bottino per lo Stato ({war}): {n, plural, one {# talento} other {# talenti}}.',
  'combat.homeFromSea': '{who} torna con le sue flotte.',
  'combat.proconsul': '{who} è proconsole.',
  'combat.unprosecuted': 'Guerra non affrontata: {war}.',
  'combat.idle': '{who} non può attaccare ({war}).',
  'combat.first': 'I dadi decidono che attacchi per primo {who}.',
  'combat.cleopatra.ally':
    'Cleopatra si unisce a {who}: 3 di valore militare e 50 talenti, in cambio di 5 di popolarità.',
  'combat.cleopatra.enemy': 'Cleopatra guida il nemico di {who}.',
  'proscription.played': '{faction} gioca Proscrizione.',
  'proscription.done':
    '{who} fa uccidere {knights, plural, one {# cavaliere} other {# cavalieri}} e prende {talents, plural, one {# talento} other {# talenti}}.',

  'tally.rebel': 'L’armata ribelle',
  'tally.battle': 'Modificatore dei dadi',
  'tally.veterans': 'Le veterane contano doppio',
  'tally.military': 'Valore militare',
  'tally.cleopatra': 'Cleopatra',
  'tally.cap': 'Più valore che unità',
  'tally.roman': 'L’armata romana',
  'tally.enemy': 'Il nemico',
};
