/** Dice with what was added to them, what it came to, and what that means: a fact, no control. */
import { Die } from '@tabularium/parts/marks';
import type { DiceShown, DiceSum } from '@tabularium/parts/web';
import { useWords } from '../words/words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Readers hear it once: where the sentence beside it says the same in words, from there. */
const Sum = ({ of, isSaid }: { readonly of: DiceSum; readonly isSaid: boolean }) => {
  const { t, speaker } = useWords();
  const { rolled, parts, total, against, verdict, end } = of;
  return (
    <span class="dice-sum" aria-hidden={isSaid}>
      {parts.length > 0 && (
        <>
          {rolled}
          {parts.map((part, i) => (
            <span key={i} class="dice-part">
              {signed(part.n)} <small>{speaker.say(part.word)}</small>
            </span>
          ))}
          =
        </>
      )}
      <b>{total}</b>
      {against && <span>{t(`ui.roll.${against.how}`, { n: against.n })}</span>}
      {verdict && <span class={`verdict ${end ?? ''}`}>{speaker.say(verdict)}</span>}
    </span>
  );
};

export const DiceStrip = ({ of: { dice, sum, said } }: { readonly of: DiceShown }) => {
  const { t } = useWords();
  return (
    <span class="strip">
      <span class="dice">
        {dice.map((d, i) => (
          <Die key={i} n={d.n} roman={d.roman ?? false} label={t('ui.dieShows', { n: d.n })} />
        ))}
      </span>
      {sum && <Sum of={sum} isSaid={said === undefined} />}
    </span>
  );
};
