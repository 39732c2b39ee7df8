/** Tables that nobody plays at, in one text for every database. Almost every old table is over, so few lines are looked at. */
const IDLE = 'SELECT id FROM tables WHERE ended = 0 AND created < $1 AND updated < $1';
const UNMOVED = 'AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = id AND inputs > 0)';
const OLDEST = 'ORDER BY created LIMIT $2';

export const FORSAKEN = { all: `${IDLE} ${OLDEST}`, unplayed: `${IDLE} ${UNMOVED} ${OLDEST}` } as const;
