import type { neutralRevenue as source } from '../en/neutral-revenue.ts';

export const neutralRevenue: Readonly<Record<keyof typeof source, string>> = {
  'ask.neutral.shift': 'Puedes mover dinero al tesoro de tu facción o sacarlo de él.',
  'neutral.revenue.die-to-treasury':
    '{faction} tiene {n} talentos de ingresos: 1d6 para el tesoro de la facción y el resto para {who}.',
  'neutral.revenue.equal-shares':
    '{faction} reparte {n} talentos de ingresos: {each} para cada uno de {all} y {treasury} para el tesoro de la facción.',
  'neutral.revenue.half':
    '{faction} reparte {n} talentos de ingresos: {treasury} para el tesoro de la facción y {rest} para {who}.',
  'neutral.revenue.one-each':
    '{faction} reparte {n} talentos de ingresos: 1 para cada uno de {all}, {treasury} para el tesoro de la facción y el resto para {who}.',
  'neutral.revenue.kept':
    '{faction} guarda {n, plural, one {# talento} other {# talentos}} en el tesoro de la facción.',
  'neutral.revenue.rest': '{who} recibe el resto: {n, plural, one {# talento} other {# talentos}}.',
  'neutral.by.revenue': 'Línea de ingresos de los {guideline}',
  'neutral.governor.takes': '{who} se queda con el expolio de {province}.',
  'neutral.governor.leaves': '{who} no toca el expolio de {province}.',
  'neutral.governor.die': '{who} tira 1d6: con {least} o más se queda con el expolio de {province}.',
  'neutral.spoils.left': 'Esta vez {who} no toca el expolio de {province}.',
  'neutral.by.spoils': 'Línea del expolio provincial de los {guideline}',
  'neutral.by.honest': '{who} nunca toma expolio provincial.',
  'neutral.contribution.life': '{who} dona {n} talentos, porque así llega a {influence} de influencia o más.',
  'neutral.contribution.match':
    '{faction} iguala la mayor donación de un jugador: {who} dona {n, plural, one {# talento} other {# talentos}}.',
  'neutral.contribution.none':
    '{faction} no puede igualar una donación de {n, plural, one {# talento} other {# talentos}} y no da nada.',
  'neutral.by.life': 'Quien puede llegar a {influence} de influencia con una donación la hace.',
  'neutral.by.charity': 'Línea de caridad de los {guideline}; paga el más rico.',
  'neutral.rebels.pay': '{faction} paga {n} talentos por el ejército rebelde, de {from}.',
  'neutral.by.richest': 'Paga primero el más rico y al final, el tesoro de la facción.',
  'neutral.ransom': '{who} paga su propio rescate de {n} talentos.',
  'neutral.by.ransom': 'El cautivo de una facción neutral se rescata en cuanto le basta su propio dinero.',
  'neutral.heir': '{faction} se ha quedado sin senadores y toma a {who} de la Curia como líder.',
  'neutral.heir.by': 'El primer senador de la Curia que no coincide con nadie en juego.',
};
