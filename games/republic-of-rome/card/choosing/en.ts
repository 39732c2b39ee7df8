import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    solitaire: {
      name: 'Solitaire by the book',
      about:
        'You and four Neutral Factions. Nobody plays them: each goes by its printed guidelines, and every one of their moves explains itself.',
    },
    bots: {
      name: 'Against bots',
      about: 'Five Factions, yours and four bots. Everybody plays by the same rules and for themselves.',
    },
  },
  seats: {
    1: 'Alone you play one of five Factions. The other four are Neutral: nobody plays them, they go by the printed guidelines of chapter IV, and you must outdo them while Rome survives.',
    2: 'Two people play a Faction each. Three more are Neutral: nobody plays them, they go by the printed guidelines of chapter IV.',
  },
  bots: {
    easy: 'Keeps Rome alive like the others, but takes nominees and Senators by impression and overlooks what would win it the game. Rated 845 (762–908), where normal has 1000.',
    normal:
      'A rule of thumb for each decision: keeps Rome alive, strengthens its own Faction, keeps agreements, and does not look ahead. Rated 1000; a bot that plays at random has 390.',
  },
};
