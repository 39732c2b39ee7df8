/** Bargaining, in the place of the board and beside the question: rooms, the room, the builder over what is agreed, the past. */
import './deals-page.css';
import type { DealParts } from '@tabularium/parts/web';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { peopleOf } from '../rooms/people.ts';
import { RoomList } from '../rooms/room-list.tsx';
import { RoomView } from '../rooms/room-view.tsx';
import { refsOf } from '../question/choices.ts';
import type { Rooms } from '../rooms/use-rooms.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Answering } from '../table/use-answer.ts';
import { useShowRules } from '../ui/rules-context.ts';
import { useWords } from '../words/words.ts';
import type { Bargain } from './bargain.ts';
import { Readable } from './readable.tsx';
import { useDeal } from './use-deal.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly rooms: Rooms;
  readonly answer: Answering;
  readonly bargain: Bargain;
}

const PARTS = ['talk', 'write', 'list'] as const;
/** On a narrow screen one of them is shown. */
type Part = (typeof PARTS)[number];

export const DealsPage = (props: Props) => {
  const { ui, source, screen, figures, rooms, bargain } = props;
  const { t } = useWords();
  const { parts, lists, written } = bargain;
  const people = peopleOf(screen, figures, t);
  const [part, setPart] = useState<Part>(written ? 'write' : 'list');
  const [listed, setListed] = useState(true);
  const page = useRef<HTMLElement>(null);
  // At once: the next key may follow before the next frame. Who comes back is at the question again.
  useLayoutEffect(() => {
    page.current?.focus();
    return () => document.getElementById('question-bar')?.focus();
  }, []);
  useEffect(() => {
    if (written) setPart('write');
  }, [written !== undefined]);
  return (
    <section
      ref={page}
      class="deals-page"
      id="deals"
      tabIndex={-1}
      aria-label={t('ui.negotiation')}
      data-part={part}
      data-listed={listed}
    >
      <header class="deals-top">
        <h2>{t('ui.negotiation')}</h2>
        <div class="deals-parts" role="group" aria-label={t('ui.parts')}>
          {PARTS.map((name) => (
            <button key={name} type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
              {t(`ui.deals.${name}`)}
              {name === 'talk' && rooms.unread > 0 && <span class="badge">{rooms.unread}</span>}
            </button>
          ))}
        </div>
        <span class="grow" />
        <span class="deals-hint">{t('ui.neverStops')}</span>
        <button type="button" class="btn small" onClick={bargain.close}>
          {t('ui.backToTable')}
          <span class="kbd" aria-hidden="true">
            Esc
          </span>
        </button>
      </header>
      <div class="deals-rooms">
        <RoomList rooms={rooms} people={people} onOpened={() => setListed(false)} />
      </div>
      <div class="deals-room">
        <RoomView
          ui={ui}
          source={source}
          screen={screen}
          rooms={rooms}
          people={people}
          onBack={() => setListed(true)}
          onShow={showTo(props)}
        >
          {parts && <parts.Offers {...lists} />}
        </RoomView>
      </div>
      {parts ? <Agreed {...props} parts={parts} /> : <div class="deals-write loading" />}
    </section>
  );
};

/** Which cards are shown is asked at the table. */
const showTo = ({ ui, screen, rooms, answer, bargain }: Props): (() => void) | undefined => {
  const [seat, more] = rooms.current.others;
  if (seat === undefined || more !== undefined) return undefined;
  const shows = ui.deals?.show?.(screen.scene.view, seat);
  const choice = answer.choices.find((c) => c.verb === shows?.verb);
  if (!shows || !choice || !refsOf(choice.offer).includes(shows.arg)) return undefined;
  return () => {
    answer.pressRef(choice, shows.arg);
    bargain.close();
  };
};

const Agreed = ({ ui, source, answer, bargain, parts }: Props & { readonly parts: DealParts<unknown> }) => {
  const showRules = useShowRules();
  const { keys } = useSettings();
  const { asked, lists } = bargain;
  const deal = useDeal(source, ui, parts.form, {
    asked,
    written: bargain.written,
    onWritten: bargain.onWritten,
    onSent: answer.refuse,
  });
  const { answers: _, onAnswer: __, onWrite: ___, ...sheet } = lists;
  return (
    <>
      <div class="deals-write">
        {deal && asked && (
          <parts.Builder
            {...sheet}
            form={deal.filled}
            change={deal.change}
            send={deal.send}
            busy={deal.busy}
            keys={keys}
            drop={() => bargain.onWritten(undefined)}
            tell={(reason) => answer.tell(reason, asked.question.rules)}
            why={showRules}
          />
        )}
        <Readable class="deals-standing">
          <parts.Standing {...lists} />
        </Readable>
      </div>
      <Readable class="deals-past">
        <parts.Past {...lists} />
      </Readable>
    </>
  );
};
