/** Words of a window. */
export const en = {
  'window.pass': 'Pass',
  'window.passUntil': 'Pass {until}',
  'window.alike': 'Everybody is asked this alike and for the same time, card or no card.',
};
