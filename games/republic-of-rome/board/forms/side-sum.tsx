/** The strength of one side of a battle, part by part. Skill is called by the name of whoever lends it. */
import type { Tally, TallyPart } from '@tabularium/kernel';
import { Sum } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';

const wordOf = ({ k, refs }: TallyPart, say: Say): string => {
  const [who] = refs ?? [];
  return who !== undefined && (k === 'military' || k === 'enemyLeader') ? say(who) : say(`tally.${k}`);
};

interface Props {
  readonly tally: Tally;
  readonly word: string;
  readonly say: Say;
  readonly small?: boolean;
}

export const SideSum = ({ tally, word, say, small = false }: Props) => (
  <Sum
    small={small}
    parts={tally.parts.map((p) => ({ n: p.n, word: wordOf(p, say), times: p.op === 'times' }))}
    total={tally.total}
    word={word}
  />
);
