import type { neutralRevenue as source } from '../en/neutral-revenue.ts';

export const neutralRevenue: Readonly<Record<keyof typeof source, string>> = {
  'ask.neutral.shift': 'Puoi spostare denaro nel tesoro della tua fazione o prelevarlo.',
  'neutral.revenue.die-to-treasury':
    '{faction} ha {n} talenti di rendite: 1d6 per il tesoro della fazione, il resto per {who}.',
  'neutral.revenue.equal-shares':
    '{faction} divide {n} talenti di rendite: {each} per ciascuno di {all}, {treasury} per il tesoro della fazione.',
  'neutral.revenue.half':
    '{faction} divide {n} talenti di rendite: {treasury} per il tesoro della fazione, {rest} per {who}.',
  'neutral.revenue.one-each':
    '{faction} divide {n} talenti di rendite: 1 per ciascuno di {all}, {treasury} per il tesoro della fazione, il resto per {who}.',
  'neutral.revenue.kept': '{faction} mette {n, plural, one {# talento} other {# talenti}} nel tesoro della fazione.',
  'neutral.revenue.rest': '{who} riceve il resto: {n, plural, one {# talento} other {# talenti}}.',
  'neutral.by.revenue': 'Riga delle rendite dei {guideline}',
  'neutral.governor.takes': '{who} si prende il bottino di {province}.',
  'neutral.governor.leaves': '{who} non tocca il bottino di {province}.',
  'neutral.governor.die': '{who} tira 1d6: con {least} o più si prende il bottino di {province}.',
  'neutral.spoils.left': 'Questa volta {who} non tocca il bottino di {province}.',
  'neutral.by.spoils': 'Riga del bottino provinciale dei {guideline}',
  'neutral.by.honest': '{who} non prende mai bottino provinciale.',
  'neutral.contribution.life': '{who} dona {n} talenti, perché così arriva a {influence} di influenza o più.',
  'neutral.contribution.match':
    '{faction} eguaglia la maggior donazione di un giocatore: {who} dona {n, plural, one {# talento} other {# talenti}}.',
  'neutral.contribution.none':
    '{faction} non può eguagliare una donazione di {n, plural, one {# talento} other {# talenti}} e non dà nulla.',
  'neutral.by.life': 'Chi può arrivare a {influence} di influenza con una donazione la fa.',
  'neutral.by.charity': 'Riga della carità dei {guideline}; paga il più ricco.',
  'neutral.rebels.pay': '{faction} paga {n} talenti per l’esercito ribelle, da {from}.',
  'neutral.by.richest': 'Paga prima il più ricco, per ultimo il tesoro della fazione.',
  'neutral.ransom': '{who} paga il proprio riscatto di {n} talenti.',
  'neutral.by.ransom': 'Il prigioniero di una fazione neutrale è riscattato appena il suo denaro basta.',
  'neutral.heir': '{faction} non ha più senatori e prende {who} dalla Curia come capo.',
  'neutral.heir.by': 'Il primo senatore della Curia che non coincide con nessuno in gioco.',
};
