// A bot that takes an open seat and plays it to the end: node docs/example-bot.mjs http://localhost:8700 TABLE
// It knows nothing of any game: whatever the question offers, it answers at random.
const [base, table] = process.argv.slice(2);
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** An answer to an offer, whatever its kind. */
const answers = {
  button: () => undefined,
  pick: ({ of }) => pick(of),
  range: ({ min, max }) => min + Math.floor(Math.random() * (max - min + 1)),
  choose: ({ of, min }) => of.slice(0, min),
  text: ({ max }) => 'As you like.'.slice(0, max),
  allot: ({ of, min }) => {
    const each = Object.entries(of).flatMap(([ref, most]) => Array(most).fill(ref));
    return Object.fromEntries(
      Object.entries(Object.groupBy(each.slice(0, min), (r) => r)).map(([r, n]) => [r, n.length]),
    );
  },
};

const joining = await fetch(`${base}/api/tables/${table}/join`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Example' }),
});
const { token, reason } = await joining.json();
if (!token) throw new Error(reason.k);

const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`);
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ t: 'hello', table, token });
socket.onmessage = ({ data }) => {
  const { t, scene } = JSON.parse(data);
  // A bot in no hurry need not follow differences: it asks for the whole scene.
  if (t === 'step') return send({ t: 'resync' });
  if (t === 'sync' && scene.over) return socket.close();
  if (t !== 'sync' || !scene.question?.due) return;
  const [verb, offer] = pick(Object.entries(scene.question.verbs));
  send({ t: 'act', nonce: crypto.randomUUID(), decision: scene.decision, verb, arg: answers[offer.t](offer) });
};
