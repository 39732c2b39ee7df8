/** Answers that are more than one press: a number, several things, a sum divided among things. */
import { isRefs } from '@tabularium/kernel';
import type { Answering } from '../table/use-answer.ts';
import { Stepper } from '../ui/stepper.tsx';
import { useWords } from '../words/words.ts';
import { allotted, type Choice, type Draft, isSums, totalOf } from './choices.ts';

interface Props {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly answer: Answering;
}

export const Forms = ({ choice, draft, answer }: Props) => {
  const { t, speaker } = useWords();
  const { offer, verb, label } = choice;
  if (offer?.t === 'range') {
    const value = typeof draft.arg === 'number' ? draft.arg : offer.min;
    return (
      <Stepper
        label={label}
        value={value}
        min={offer.min}
        max={offer.max}
        onChange={(arg) => answer.change({ verb, arg })}
      />
    );
  }
  if (offer?.t === 'choose') {
    const chosen = isRefs(draft.arg) ? draft.arg : [];
    return (
      <fieldset class="choose-list">
        <legend class="legend">{t('ui.chooseSome', { min: offer.min, max: offer.max })}</legend>
        {offer.of.map((ref) => (
          <label key={ref}>
            <input type="checkbox" checked={chosen.includes(ref)} onChange={() => answer.pressRef(choice, ref)} />
            {speaker.name(ref)}
          </label>
        ))}
      </fieldset>
    );
  }
  if (offer?.t === 'allot') {
    const sums = isSums(draft.arg) ? draft.arg : {};
    return (
      <fieldset class="choose-list">
        <legend class="legend">
          {offer.min === offer.max
            ? t('ui.allottedOf', { n: totalOf(sums), max: offer.max })
            : t('ui.allotted', { n: totalOf(sums), min: offer.min, max: offer.max })}
        </legend>
        {Object.entries(offer.of).map(([ref, most]) => (
          <label key={ref}>
            {speaker.name(ref)}
            <Stepper
              label={speaker.name(ref)}
              value={sums[ref] ?? 0}
              min={0}
              max={most}
              onChange={(n) => answer.change({ verb, arg: allotted(offer, sums, ref, n) })}
            />
          </label>
        ))}
      </fieldset>
    );
  }
  if (offer?.t === 'text') {
    return (
      <label class="entry-text">
        <span class="sr">{label}</span>
        <input
          class="input"
          type="text"
          maxLength={offer.max}
          onInput={(e) => answer.change({ verb, arg: e.currentTarget.value.trim() })}
        />
      </label>
    );
  }
  return null;
};
