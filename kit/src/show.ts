/** Offers in words, for the messages of failing tests. */
import type { Engine, Input, Offer, Question, State } from '@tabularium/kernel';

const showList = (of: readonly string[]): string => `[${of.join(', ')}]`;

const showOffer = (o: Offer): string => {
  switch (o.t) {
    case 'button':
      return '';
    case 'pick':
      return ` ${showList(o.of)}`;
    case 'range':
      return ` ${o.min}..${o.max}`;
    case 'choose':
      return ` ${o.min}..${o.max} of ${showList(o.of)}`;
    case 'allot':
      return ` ${o.min}..${o.max} among ${JSON.stringify(o.of)}`;
    case 'text':
      return ` at most ${o.max} characters`;
    default:
      return o satisfies never;
  }
};

const showQuestion = (seat: number, q: Question): string =>
  [
    `  seat ${seat}${q.due ? '' : ' (may step in)'}, ${q.prompt.k}:`,
    ...Object.entries(q.verbs).map(([verb, o]) => `    ${verb}${showOffer(o)}`),
    ...Object.entries(q.denied).map(([verb, why]) => `    (not ${verb}: ${why.k})`),
    ...Object.entries(q.withheld).flatMap(([verb, held]) =>
      Object.entries(held).map(([ref, why]) => `    (not ${verb} ${ref === '' ? 'otherwise' : ref}: ${why.k})`),
    ),
  ].join('\n');

/** Everything that anybody may do now. */
export const showTable = <G>(engine: Engine<G>, state: State<G>): string => {
  if (state.over) return `the game is over: ${state.over.how}`;
  const asked = Array.from({ length: state.seats }, (_, seat) => {
    const q = engine.question(state, seat);
    return q === undefined ? [] : [showQuestion(seat, q)];
  }).flat();
  return `on the table:\n${asked.length > 0 ? asked.join('\n') : '  nothing for anybody'}`;
};

export const showInput = ({ by, verb, arg }: Input): string =>
  `seat ${by}: ${verb}${arg === undefined ? '' : ` ${JSON.stringify(arg)}`}`;
