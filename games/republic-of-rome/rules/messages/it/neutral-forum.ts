import type { neutralForum as source } from '../en/neutral-forum.ts';

export const neutralForum: Readonly<Record<keyof typeof source, string>> = {
  'verb.playLawNow': 'Gioca una legge',
  'verb.playConcessionNow': 'Gioca una concessione',
  'neutral.plays': '{faction} gioca una carta: {card}.',
  'neutral.law.by': 'Un neutrale gioca una legge appena può',
  'neutral.statesman.by': 'Un neutrale gioca ogni statista che può',
  'neutral.concession':
    '{faction} dà la concessione {concession} a {k, plural, one {{who}} other {uno di questi, come decidono i dadi: {who}}}.',
  'neutral.concession.by': 'Meno concessioni, poi più influenza',
  'neutral.leader':
    '{k, plural, one {{who}} other {Uno di questi, come decidono i dadi ({who}),}} sarà il capo di {faction}.',
  'neutral.leader.by': 'Il capo, sulla carta di {faction}',
  'neutral.knight':
    '{faction}: {k, plural, one {{who}} other {uno di questi, come decidono i dadi ({who}),}} cerca di attirare un cavaliere con {n} T.',
  'neutral.knight.by': 'Cavalieri sulla carta di {faction}: {n} T, dal senatore più ricco a Roma',
  'neutral.games':
    '{faction}: {k, plural, one {{who}} other {uno di questi, come decidono i dadi ({who}),}} offrirà dei giochi ({games}) se il malcontento, {unrest}, supera la sua popolarità.',
  'neutral.games.by':
    'Carità sulla carta di {faction}: i giochi più cari che il suo senatore più ricco può pagare, finché il malcontento ({unrest}) supera la sua popolarità',
  'neutral.persuasion.target':
    '{faction} avvicina {k, plural, one {{target}} other {uno di questi, come decidono i dadi: {target}}}.',
  'neutral.persuasion':
    '{k, plural, one {{who}} other {Uno di questi, come decidono i dadi ({who}),}} persuaderà {target} con {bribe} T: il numero base è {base}.',
  'neutral.persuasion.raise': '{who} spenderà altri {n} T per {target}: il numero base diventa {base}.',
  'neutral.persuasion.by':
    'Il senatore più disponibile: il numero base finale più alto, con la minima spesa, contando contro la cassa della sua fazione',
  'neutral.persuasion.bribe.by':
    'Denaro solo se alla fine il numero arriva a 7 o più; allora fino a 9, o fino a quanto un Neutrale non può riportare a 4',
  'neutral.persuasion.less': 'meno disponibile',
  'neutral.persuasion.hopeless': 'nessun tiro riuscirebbe',
  'neutral.persuasion.nobody': '{faction} non avvicina nessuno.',
  'neutral.persuasion.nobody.by': 'Nessun tiro potrebbe riuscire: con nessuno il numero base arriva a 2',
  'neutral.defence': '{faction} spenderà {n} T per tenere {target}: il numero base diventa 4.',
  'neutral.defence.by': 'Un neutrale difende i suoi senatori se può portare il numero base esattamente a 4',
  'neutral.bid':
    '{faction}: {k, plural, one {{who}} other {uno di questi, come decidono i dadi ({who}),}} offrirà {n} T.',
  'neutral.bid.opens':
    '{faction} apre l’asta: {k, plural, one {{who}} other {uno di questi, come decidono i dadi ({who}),}} offre {n} T più un dado, al massimo {most} T.',
  'neutral.bid.die':
    '{faction}: {k, plural, one {{who}} other {uno di questi, come decidono i dadi ({who}),}} offre {n} T se un dado dà {needed} o più.',
  'neutral.bid.none': '{faction} non fa offerte.',
  'neutral.bid.by':
    'Iniziativa sulla sua carta: {n}. Offre il senatore più ricco a Roma, mai più di quanto ha il più ricco di un’altra fazione',
  'neutral.openBodyguard':
    '{faction} dà la Guardia del corpo palese a {k, plural, one {{who}} other {uno di questi, come decidono i dadi: {who}}}.',
  'neutral.openBodyguard.by': 'Il senatore con più influenza, se ne ha {n} o più',
  'ask.neutral.leaderDies':
    'Quale condottiero nemico muore? Decidi per {faction}, che ha il senatore di rango più alto a Roma.',
  'ask.neutral.newAlliance':
    'Nuova alleanza: quale guerra finisce? Decidi per {faction}, che ha il senatore di rango più alto a Roma.',
  'ask.neutral.fleets':
    '{n, plural, one {Si perde # flotta. Quale?} other {Si perdono # flotte. Quali?}} Decidi per {faction}, che ha il senatore di rango più alto a Roma.',
  'ask.neutral.catilina':
    'Catilina: quale fazione è nella congiura? Decidi per {faction}, che ha il senatore di rango più alto a Roma.',
};
