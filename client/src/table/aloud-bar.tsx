/** People around one screen are asked before all eyes: they say it aloud, or somebody sits down alone. */
import type { Answer, Seat } from '@tabularium/kernel';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Aloud, No, Screen, TableSource } from '../source/source.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { nameOf } from './name-of.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly aloud: Aloud;
  readonly figures: readonly Figure[];
}

export const AloudBar = ({ ui, source, screen, aloud, figures }: Props) => {
  const { t, speaker } = useWords();
  const { seats, prompt, answers } = aloud;
  const [refused, setRefused] = useState<No | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  /** Something of weight that was pressed once: it is done when it is pressed again. */
  const [chosen, setChosen] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and the keyboard must go on somewhere.
  useEffect(() => {
    first.current?.focus();
    setChosen('');
  }, [prompt.k, seats.join()]);
  const say = (said: Answer): void => {
    if (ui.weighty.includes(said.verb) && chosen !== labelOf(said)) return setChosen(labelOf(said));
    setBusy(true);
    source
      .sayAloud(said)
      .then(setRefused, () => setRefused({ reason: { k: 'ui.notSaved' }, rules: [] }))
      .finally(() => setBusy(false));
  };
  const figureOf = (seat: Seat): Figure | undefined =>
    figures.find((f) => f.seat === seat && f.now) ?? figures.find((f) => f.seat === seat);
  const sitters = screen.table.seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  const person = (seat: Seat) => {
    const figure = figureOf(seat);
    return (
      <button key={seat} type="button" class="btn small sitter" data-seat={seat} onClick={() => source.unveil(seat)}>
        {figure && <Mark look={figure.look} letter={figure.letter} />}
        <span>{t('ui.iAm', { name: nameOf(screen, seat, figures, t('ui.seatN', { n: seat + 1 })) })}</span>
      </button>
    );
  };
  // Where nothing but picks of one kind answers, the question has said what is picked.
  const isPick = answers.every(({ verb }) => verb === answers[0]!.verb);
  const labelOf = ({ verb, arg }: Answer): string => {
    const name = speaker.name(`verb.${verb}`);
    if (typeof arg !== 'string') return name;
    return isPick ? speaker.name(arg) : t('ui.verbOf', { verb: name, what: speaker.name(arg) });
  };
  const only = seats.length === 1 ? figureOf(seats[0]!) : undefined;
  const others = sitters.filter((seat) => !seats.includes(seat));
  return (
    <div class="asked-now aloud">
      <div class="ask">
        {only && <Mark look={only.look} letter={only.letter} />}
        <h2 id="question">
          <Said m={prompt} />
        </h2>
      </div>
      <div class="acts" role="group" aria-label={t('ui.choices')}>
        {answers.map((said, i) => (
          <button
            key={labelOf(said)}
            ref={i === 0 ? first : null}
            type="button"
            class="btn offered"
            data-verb={said.verb}
            aria-pressed={ui.weighty.includes(said.verb) ? chosen === labelOf(said) : undefined}
            disabled={busy}
            onClick={() => say(said)}
          >
            <span>{seats.length > 1 ? t('ui.aloudAll', { verb: labelOf(said) }) : labelOf(said)}</span>
            {chosen === labelOf(said) && <small>{t('ui.pressAgain')}</small>}
          </button>
        ))}
      </div>
      <div class="acts sit" role="group" aria-labelledby="sit">
        <span id="sit">{t('ui.sitDown')}</span>
        {seats.map(person)}
        {others.length > 0 && <span>{t('ui.sitDownToo')}</span>}
        {others.map(person)}
      </div>
      <p class="muted open-table">
        <Icon name={screen.isHeld ? 'lock' : 'eye'} />
        {t(screen.isHeld ? 'ui.aloudHeld' : 'ui.aloud')}
        {screen.isHeld && (
          <button type="button" class="btn small" onClick={() => source.standUp()}>
            {t('ui.layOpen')}
          </button>
        )}
      </p>
      {refused && (
        <p class="refused" role="alert">
          {speaker.say(refused.reason)}
        </p>
      )}
    </div>
  );
};
