import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    easy: {
      name: 'Against easy bots',
      about: 'You and three bots that choose by impression where to go: for a first game.',
    },
    normal: {
      name: 'Against normal bots',
      about: 'You and three bots that attack and defend what is worth the price.',
    },
  },
  seats: {},
  bots: {
    easy: 'Chooses by impression where to go, and fights well when it is there. Rated 876 (811–938), where normal has 1000.',
    normal:
      'Attacks and defends what is worth the price, and does not look ahead. Rated 1000; a bot that plays at random is below 0.',
  },
};
