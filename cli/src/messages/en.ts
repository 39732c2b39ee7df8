/** What the terminal table itself says: English is the source of keys and arguments. */
export const en = {
  'cli.hello': '{game} · save “{save}” · seed {seed}',
  'cli.pack': 'Played with the content pack {pack}.',
  'cli.commands': 'A number or words such as “{example}” answer; ? explains; help lists the rest.',
  'cli.help': `An answer: its number, or its verb and what it is about, as short as you like: “{example}”.
?            the rules behind this question; ? VERB or ? RULE for one of them
why          the reasons and rules behind what just happened
map          the position again
look PLACE   all about one place
odds         the numbers behind the answers
log [N]      what happened last
undo         take back your last answer
run          on to the next question that leaves you a choice
save [NAME]  keep the game
resume NAME  go on with another game
quit         leave; the game is kept`,
  'cli.waits': 'Seat {seat} is asked:',
  'cli.enter': 'Enter or 1: {verb}. run: on to your next decision.',
  'cli.noRun': 'Here you have a choice: run goes on only where there is none.',
  'cli.because': 'Why: {by}.',
  'cli.fits': '{n, plural, one {Fits best: {list}.} other {Left: {list}.}}',
  'cli.others': 'Ruled out: {list}.',
  'cli.ruledOut': '{what} ({why})',
  'cli.asides': 'You may also:',
  'cli.asideVerbs': '{list}; type one of these names to see what it is about.',
  'cli.passOn': 'Seat {seat}, take the keyboard and press Enter. ',
  'cli.thinks': '{bot} (seat {seat}): {what}',
  'cli.range': '{verb}: type “{word} N”, N from {min} to {max}',
  'cli.choose':
    '{verb}: type “{word}” and {how, select, exact {{max}} other {{min, plural, =0 {up to {max}} other {{min} to {max}}}}} of: {of}',
  'cli.text': '{verb}: type “{word} …” and your own words, at most {max} characters',
  'cli.no.text': '{verb} takes words of your own, 1 to {max} characters.',
  'cli.allot': '{verb}: type “{word} WHAT=N …”, {how, select, exact {{max}} other {{min} to {max}}} in all: {of}',
  'cli.atMost': '{what} (at most {n})',
  'cli.denied': 'Not now: {list}.',
  'cli.anythingElse': 'anything else',
  'cli.deniedOne': '{verb} ({why})',
  'cli.costs': 'costs {n}',
  'cli.chance': 'succeeds with {win}',
  'cli.odds': 'win {win}, draw {draw}, lose {lose}',
  'cli.no.answer': '“{text}” is none of the answers here. {hint}',
  'cli.no.number':
    '{max, plural, =0 {No answer here has a number: type what is asked for.} other {There is no answer {n}: they go from 1 to {max}.}}',
  'cli.no.thing': '{verb}: “{text}” is not offered now. Offered: {of}.',
  'cli.no.whole': '{verb} wants a whole number from {min} to {max}, not “{text}”.',
  'cli.no.several': '{verb} wants {min} to {max} of them.',
  'cli.no.arg': '{verb} stands alone: “{text}” is too much.',
  'cli.which': 'Which one? “{text}” could be: {of}.',
  'cli.what': '{verb} what? {of}',
  'cli.hint': 'Type ? for the rules, help for the commands.',
  'cli.undone': 'Taken back: {what}',
  'cli.saved': 'Saved as “{save}”.',
  'cli.kept': 'The game is kept as “{save}”: {command} play {game} --resume {save}',
  'cli.resumed': 'Going on with “{save}” after {n, plural, one {# answer} other {# answers}}.',
  'cli.noSave': 'There is no saved game “{save}”. {list}',
  'cli.saves': 'Saved games: {list}.',
  'cli.noSaves': 'No games are saved yet.',
  'cli.badName': '“{save}” cannot be a name: letters, digits, - and _ only.',
  'cli.nameTaken': '“{save}” is another game: choose a name that is free.',
  'cli.noLook': 'There is nothing called “{text}” to look at.',
  'cli.noRules': 'No rule is called “{text}”.',
  'cli.noText': '(no text)',
  'cli.noOdds': 'Nothing here hangs on dice or sums.',
  'cli.over': 'The game is over: {how}.',
  'cli.won': 'Won: {seats}.',
  'cli.points': 'Points: {points}.',
  'cli.seat': 'seat {seat}',
  'cli.replay': 'Look at it again with: {command} replay {save}',
  'cli.menu.what': 'What shall it be?',
  'cli.menu.resume': 'Go on with “{save}”',
  'cli.menu.other': 'Something else …',
  'cli.menu.players': 'How many seats?',
  'cli.menu.seat': 'Who takes seat {seat}?',
  'cli.menu.human': 'a person at this keyboard',
  'cli.menu.bot': 'the bot “{bot}”',
  'cli.menu.code': '{option}: one of {allowed} at each place',
} as const;
