/** Why did it do that? What spoke for the answer of a bot, worked out again from what it saw. */
import { same } from '@tabularium/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import { type Advice, advise, hasAdviser } from './ask.ts';
import { decidedAt, type Decided } from './decided.ts';
import { Sentences } from './hint.tsx';
import './hint.css';
import { answerInWords } from './names.ts';
import { useHintWords } from './use-hint-words.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  /** After so many inputs. */
  readonly at: number;
}

type Told = { readonly decided: Decided; readonly advice: Advice } | 'hidden' | 'none';

/** Nothing of it is stored: the reasons are found again in the record. */
const askWhy = async ({ ui, source, screen, at }: Props, language: string): Promise<Told> => {
  const decided = decidedAt(ui.module, await source.file(), at, screen.eye);
  if (decided === undefined || decided === 'hidden') return decided ?? 'none';
  const advice = await advise({ ui, table: screen.table, language, ...decided });
  return advice ? { decided, advice } : 'none';
};

export const Why = (props: Props) => {
  const words = useHintWords();
  const { ui, source, screen, at } = props;
  const [asked, setAsked] = useState<number>();
  const by = screen.record.find((entry) => entry.input === at)?.by;
  const isBot = at > 0 && typeof by === 'number' && screen.table.seats[by]?.kind === 'bot';
  const isKept = source.kind === 'local' || screen.scene.over !== undefined;
  if (!words || !isBot || !isKept || !hasAdviser(ui)) return null;
  return (
    <div class="hint-why">
      <button
        type="button"
        class="btn ghost small"
        aria-expanded={asked === at}
        onClick={() => setAsked(asked === at ? undefined : at)}
      >
        {words.t('hints.why')}
      </button>
      {asked === at && <Because key={at} {...props} words={words} />}
    </div>
  );
};

const Because = ({ words, ...props }: Props & { readonly words: Words }) => {
  const { t, language } = words;
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    let isLeft = false;
    const tell = (of: Told): void => {
      if (!isLeft) setTold(of);
    };
    askWhy(props, language).then(tell, () => tell('none'));
    return () => {
      isLeft = true;
    };
  }, [language]);
  return (
    <div class="hint-panel hint-says" role="status" aria-live="polite">
      {told === undefined && <p class="muted">{t('hints.thinking')}</p>}
      {told === 'none' && <p>{t('hints.noReason')}</p>}
      {told === 'hidden' && <p>{t('hints.hidden')}</p>}
      {typeof told === 'object' && <Reasons told={told} words={words} />}
    </div>
  );
};

/** If the same bot would do the same again, these were its reasons; otherwise they are what speaks for what it did. */
const Reasons = ({ told, words }: { readonly told: Exclude<Told, string>; readonly words: Words }) => {
  const { t } = words;
  const { decided, advice } = told;
  const { verb, arg } = advice.input;
  const isSame = verb === decided.answer.verb && same(arg ?? '', decided.answer.arg ?? '');
  const what = answerInWords({ verb, ...(arg !== undefined && { arg }) }, words);
  return (
    <>
      <p>{isSame ? t('hints.because') : t('hints.probably')}</p>
      <Sentences says={advice.reason.says} />
      {!isSame && <p class="muted">{t('hints.otherwise', { what })}</p>}
    </>
  );
};
