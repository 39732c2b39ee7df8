/** What ends a standing order to pass: the vote, or the meeting — amb-F5 */
export const UNTIL_VOTE = 'until:vote';
export const UNTIL_SENATE = 'until:senate';
