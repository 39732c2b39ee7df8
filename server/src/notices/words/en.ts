/** What people are told by letters, pushes and hooks. English is the source of the keys and their arguments. */
export const en = {
  'notice.turn': 'Your turn at {table}',
  'notice.turns': 'Your turn at {count, plural, one {# table} other {# tables}}',
  'notice.line': 'Your turn at {table} ({game}).',
  'notice.asked': 'Your turn at {table} ({game}): {asked}',
  'notice.reminder': 'You are waited for at {table} ({game}), and somebody there reminds you.',
  'notice.remindedAsked': 'You are waited for at {table} ({game}), and somebody there reminds you: {asked}',
  'notice.testTitle': 'Test from Tabularium',
  'notice.test': 'This is a test. When you are waited for at a table, you are told here.',
  'mail.since': 'Waiting since {since}.',
  'mail.why': 'You get this letter because you asked Tabularium to tell you when you are waited for.',
  'mail.stop': 'No more of these letters: {link}',
  'confirm.subject': 'Is this your address? {code}',
  'confirm.text':
    'Somebody, probably you, wants Tabularium to write to this address when it is their turn in a game.\n\nIf that was you, open this link and say yes:\n{link}\n\nOr type this code where you gave the address: {code}\n\nThe link and the code are good for a day. If you know nothing of this, do nothing, and nothing more is sent.',
  'signIn.subject': 'Sign in to Tabularium',
  'signIn.text':
    'Somebody, probably you, wants to sign in to Tabularium with this address.\n\nIf that was you, open this link on the device that you want to sign in:\n{link}\n\nOr type this code there, under “You and your devices”: {code}\n\nThe link and the code work once, and for half an hour. Whoever uses them has all your seats, so give them to nobody. If you know nothing of this, do nothing.',
  'page.stopTitle': 'No more letters?',
  'page.stopText':
    'Tabularium will tell you nothing more here: {label}. You can begin again on the page “You and your devices”.',
  'page.stopButton': 'Yes, stop',
  'page.stopped': 'Nothing more is sent to {label}.',
  'page.confirmTitle': 'Is this your address?',
  'page.confirmText': 'Tabularium will write to {label} when you are waited for at a table.',
  'page.confirmButton': 'Yes, it is mine',
  'page.confirmed': 'Tabularium will write to {label} when it is your turn.',
  'page.bad': 'This link is not good, or not any more.',
  'page.home': 'To the tables',
} as const;
