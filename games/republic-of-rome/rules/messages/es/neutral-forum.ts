import type { neutralForum as source } from '../en/neutral-forum.ts';

export const neutralForum: Readonly<Record<keyof typeof source, string>> = {
  'verb.playLawNow': 'Jugar una ley',
  'verb.playConcessionNow': 'Jugar una concesión',
  'neutral.plays': '{faction} juega una carta: {card}.',
  'neutral.law.by': 'Un neutral juega una ley en cuanto puede',
  'neutral.statesman.by': 'Un neutral juega a todo estadista que puede',
  'neutral.concession':
    '{faction} da la concesión {concession} a {k, plural, one {{who}} other {uno de estos, según los dados: {who}}}.',
  'neutral.concession.by': 'Menos concesiones, luego más influencia',
  'neutral.leader':
    '{k, plural, one {{who}} other {Uno de estos, según los dados ({who}),}} va a ser el líder de {faction}.',
  'neutral.leader.by': 'Líder, en la carta de {faction}',
  'neutral.knight':
    '{faction}: {k, plural, one {{who}} other {uno de estos, según los dados ({who}),}} intenta atraer un caballero con {n} T.',
  'neutral.knight.by': 'Caballeros en la carta de {faction}: {n} T, del senador más rico en Roma',
  'neutral.games':
    '{faction}: {k, plural, one {{who}} other {uno de estos, según los dados ({who}),}} va a patrocinar juegos ({games}) si el descontento, {unrest}, supera su popularidad.',
  'neutral.games.by':
    'Caridad en la carta de {faction}: los juegos más caros que puede pagar su senador más rico, mientras el descontento ({unrest}) supere su popularidad',
  'neutral.persuasion.target':
    '{faction} aborda a {k, plural, one {{target}} other {uno de estos, según los dados: {target}}}.',
  'neutral.persuasion':
    '{k, plural, one {{who}} other {Uno de estos, según los dados ({who}),}} va a persuadir a {target} con {bribe} T: el número base es {base}.',
  'neutral.persuasion.raise': '{who} va a gastar {n} T más en {target}: el número base pasa a ser {base}.',
  'neutral.persuasion.by':
    'El senador más disponible: el número base final más alto, por el menor dinero, con el tesoro de su facción en contra',
  'neutral.persuasion.bribe.by':
    'Dinero solo si el número llega al final a 7 o más; entonces, hasta 9, o hasta lo que un Neutral no puede bajar a 4',
  'neutral.persuasion.less': 'menos disponible',
  'neutral.persuasion.hopeless': 'ninguna tirada tendría éxito',
  'neutral.persuasion.nobody': '{faction} no aborda a nadie.',
  'neutral.persuasion.nobody.by': 'Ninguna tirada podría tener éxito: con nadie llega a 2 el número base',
  'neutral.defence': '{faction} va a gastar {n} T para conservar a {target}: el número base pasa a ser 4.',
  'neutral.defence.by': 'Un neutral defiende a sus senadores si puede dejar el número base exactamente en 4',
  'neutral.bid': '{faction}: {k, plural, one {{who}} other {uno de estos, según los dados ({who}),}} va a pujar {n} T.',
  'neutral.bid.opens':
    '{faction} abre la puja: {k, plural, one {{who}} other {uno de estos, según los dados ({who}),}} puja {n} T más un dado, {most} T como mucho.',
  'neutral.bid.die':
    '{faction}: {k, plural, one {{who}} other {uno de estos, según los dados ({who}),}} puja {n} T si un dado da {needed} o más.',
  'neutral.bid.none': '{faction} no puja.',
  'neutral.bid.by':
    'Iniciativa en su carta: {n}. Puja el senador más rico en Roma, nunca más de lo que tiene el más rico de otra facción',
  'neutral.openBodyguard':
    '{faction} da el Guardaespaldas público a {k, plural, one {{who}} other {uno de estos, según los dados: {who}}}.',
  'neutral.openBodyguard.by': 'El senador con más influencia, si tiene {n} o más',
  'ask.neutral.leaderDies':
    '¿Qué líder enemigo muere? Decides por {faction}, que tiene al senador de mayor rango en Roma.',
  'ask.neutral.newAlliance':
    'Nueva alianza: ¿qué guerra termina? Decides por {faction}, que tiene al senador de mayor rango en Roma.',
  'ask.neutral.fleets':
    '{n, plural, one {Se pierde # flota. ¿Cuál?} other {Se pierden # flotas. ¿Cuáles?}} Decides por {faction}, que tiene al senador de mayor rango en Roma.',
  'ask.neutral.catilina':
    'Catilina: ¿qué facción está en la conjuración? Decides por {faction}, que tiene al senador de mayor rango en Roma.',
};
