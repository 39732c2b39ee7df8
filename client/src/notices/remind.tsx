/** Somebody has been waited for a while: whoever sits at the table can have them told again. */
import { useEffect, useState } from 'preact/hooks';
import { problemOf } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';
import { noticesApi } from './notices-api.ts';

interface Slow {
  readonly table: string;
  readonly seat: number;
  readonly who: string;
  /** The last thing that has happened here. */
  readonly at: number;
}

/** Nobody is reminded of what has just come up. */
const LONG_MS = 60_000;

/** From when on they can be reminded; nothing if they cannot. */
const useFrom = ({ table, seat, at }: Slow, asked: number): number | undefined => {
  const [from, setFrom] = useState<number | undefined>(undefined);
  useEffect(() => {
    setFrom(undefined);
    const ask = (): void => {
      noticesApi.remindable(table, secretsFor(table)).then(
        ({ seats }) => setFrom(seats.find((s) => s.seat === seat)?.from),
        () => {},
      );
    };
    const timer = setTimeout(ask, Math.max(0, at + LONG_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [table, seat, at, asked]);
  return from;
};

/** Is it then? Drawn again when it is. */
const useIsPast = (moment: number | undefined): boolean => {
  const [, again] = useState(0);
  useEffect(() => {
    if (moment === undefined || moment <= Date.now()) return undefined;
    const timer = setTimeout(() => again((n) => n + 1), Math.min(moment - Date.now(), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && moment <= Date.now();
};

interface Props {
  readonly screen: Screen;
  /** Of those who are waited for. */
  readonly names: readonly string[];
}

export const Remind = ({ screen, names }: Props) => {
  const { scene, table, eye, record } = screen;
  const at = record.at(-1)?.at;
  const slow = scene.waiting.findIndex((seat) => seat !== eye && table.seats[seat]?.kind === 'human');
  const seat = scene.waiting[slow];
  // At a call nobody sees who has not answered yet.
  if (typeof eye !== 'number' || scene.call || seat === undefined || at === undefined) return null;
  return <RemindOne key={seat} table={table.id} seat={seat} who={names[slow]!} at={at} />;
};

const RemindOne = (props: Slow) => {
  const { t, speaker } = useWords();
  const { table, seat, who } = props;
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState('');
  const canNow = useIsPast(useFrom(props, asked));
  const say = (words: string): void => {
    setSaid(words);
    setAsked(asked + 1);
  };
  const remind = (): void =>
    void noticesApi.remind(table, seat, secretsFor(table)).then(
      () => say(t('ui.reminded', { who })),
      (e: unknown) => say(problemOf(e, speaker) ?? t('ui.failed')),
    );
  return (
    <>
      {canNow && (
        <button type="button" class="btn ghost" onClick={remind}>
          {t('ui.remind', { who })}
        </button>
      )}
      <span class="muted reminded" role="status">
        {said}
      </span>
    </>
  );
};
