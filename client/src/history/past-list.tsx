/** Finished games, one after another: what was played, by whom, how it ended, and the way to look at it again. */
import type { MyPastGame, PastGame } from '@tabularium/protocol';
import type { Speaker } from '@tabularium/text';
import { Icon, Mark } from '@tabularium/parts/marks';
import { formatRoute } from '../app/route.ts';
import { cardWords, shownGame } from '../games/cards.ts';
import { isContest } from '../games/contest.ts';
import { seatName } from '../home/names.ts';
import { useWords, type Words } from '../words/words.ts';
import { nameOf } from './spoken-games.ts';

interface Props {
  readonly games: readonly (PastGame | MyPastGame)[];
  readonly speakers: ReadonlyMap<string, Speaker>;
}

export const PastList = ({ games, speakers }: Props) => (
  <ul class="past-list">
    {games.map((game) => (
      <PastRow key={game.table ?? `${game.began}-${game.ended}`} game={game} speaker={speakers.get(game.game)} />
    ))}
  </ul>
);

const mineOf = (game: PastGame | MyPastGame): readonly number[] => ('mine' in game ? game.mine : []);

/** Is it a game in which all win or lose together? There a winner has never beaten anybody. */
const isTogether = ({ game }: PastGame): boolean => !isContest(game);

/** How it came out, for whoever looks. */
const verdict = (game: PastGame | MyPastGame, { t, language }: Words): string => {
  const [own] = mineOf(game);
  const winners = game.seats.flatMap((s, seat) => (s.came === 'lost' ? [] : [seatName(t, s, seat)]));
  if (isTogether(game)) return winners.length > 0 ? t('past.allWon') : t('past.allLost');
  if (own !== undefined) {
    const { came } = game.seats[own]!;
    if (came !== 'lost') return came === 'won' ? t('past.youWon') : t('past.youShared');
    return winners.length > 0 ? t('past.youLost') : t('past.allLost');
  }
  if (winners.length === 0) return t('past.allLost');
  return t('past.wonBy', { who: new Intl.ListFormat(language).format(winners) });
};

const PastRow = ({
  game,
  speaker,
}: {
  readonly game: PastGame | MyPastGame;
  readonly speaker: Speaker | undefined;
}) => {
  const words = useWords();
  const { t, language } = words;
  const played = cardWords(game.game, language).name;
  const mine = mineOf(game);
  const hasWon = mine.length > 0 ? game.seats[mine[0]!]!.came !== 'lost' : game.seats.some((s) => s.came !== 'lost');
  const title = game.name || played;
  const facts = [
    ...(game.name ? [played] : []),
    ...(game.scenario === undefined ? [] : [nameOf(speaker, game.scenario)]),
    ...(speaker ? [speaker.name(`ending.${game.how}`).replace(/\.$/, '')] : []),
    game.turns === undefined ? t('past.moves', { n: game.inputs }) : t('past.turns', { n: game.turns }),
    ...(game.rated ? [t('past.isRated')] : []),
    ...(game.origin ? [t(`past.${game.origin}`)] : []),
  ];
  return (
    <li class="tb past">
      <Mark look={shownGame(game.game)?.card?.look ?? 'umber'} />
      <div>
        <b>{title}</b>
        <small>{facts.join(' · ')}</small>
        <ul class="who">
          {game.seats.map((s, seat) => {
            const name = seatName(t, s, seat);
            const sides = s.sides.map((ref) => nameOf(speaker, ref)).join(', ');
            const who = s.standsIn
              ? t('past.stoodIn', { name: s.name })
              : mine.includes(seat)
                ? t('past.you', { name })
                : name;
            return (
              <li key={seat} class={s.came === 'lost' ? '' : 'won'}>
                {s.came !== 'lost' && <Icon name="laurel" />}
                {s.came !== 'lost' && <span class="sr">{t('past.won')}: </span>}
                {who}
                {sides && <small>{sides}</small>}
              </li>
            );
          })}
        </ul>
      </div>
      <span class="state">
        <span class={hasWon ? 'verdict won' : 'verdict'}>{verdict(game, words)}</span>
        <small>{new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.ended)}</small>
        {'rating' in game && game.rating && (
          <small>{`${t('end.rating')} ${t('past.rated', { ...game.rating })}`}</small>
        )}
      </span>
      <span class="do">
        {game.table === undefined ? (
          <small>{t('past.gone')}</small>
        ) : (
          <a
            class="btn"
            href={formatRoute({ at: 'table', id: game.table })}
            aria-label={t('past.lookAt', { name: title })}
          >
            {t('past.look')}
          </a>
        )}
      </span>
    </li>
  );
};
