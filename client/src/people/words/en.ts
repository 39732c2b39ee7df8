/** English words of the page about a person and their devices; they come with it. */
export const en = {
  'you.title': 'You and your devices',
  'you.tagline': 'The same tables on every device of yours. No name, no address, no password.',
  'you.nowHere':
    'Your tables are kept in this browser and nowhere else. If you like, this server remembers which seats are yours. Then you find them on your other devices too.',
  'you.begin': 'Remember my seats',
  'you.beginHint': 'The seats that you have in this browser are remembered at once. You can delete it all again.',
  'you.haveCode': 'Signed in on another device already?',
  'you.haveCodeHint': 'Make a link there, under “Another device”, and open it here; or type its code.',
  'you.code': 'Code from the other device',
  'you.signIn': 'Sign this device in',
  'you.deviceName': 'Name of this device',
  'you.invited': 'Sign in with a link',
  'you.invitedHint':
    'A link for another device has led you here. Go on only if you made it yourself: this browser then has all the seats of whoever made it.',
  'you.already': 'This device is signed in already. It is signed out there first.',

  'you.devices': 'Your devices',
  'you.here': 'this device',
  'you.seenNow': 'seen just now',
  'you.seen': 'last seen {when}',
  'you.unnamed': 'Device without a name',
  'you.rename': 'Rename',
  'you.renameOf': 'Rename {name}',
  'you.save': 'Save',
  'you.signOut': 'Sign out',
  'you.signOutOf': 'Sign out: {name}',
  'you.reallySignOut': 'Really sign out',
  'you.signOutOthers': 'Sign out all others',
  'you.reallyOthers': 'Really sign out all others',
  'you.lastOne':
    'This is your only device: if you sign it out, the server forgets you. Seats whose secrets are in this browser stay here.',
  'you.signedOut': 'This device is signed out.',

  'you.another': 'Another device',
  'you.anotherHint': 'Make a link and open it on the other device. It works once, and for ten minutes.',
  'you.makeLink': 'Make a link',
  'you.newLink': 'Make a new link',
  'you.link': 'Link for the other device',
  'you.orCode': 'Or type this code there, under “You and your devices”:',
  'you.until': 'Good once, until {time}. Give it to nobody: whoever uses it has all your seats.',
  'you.expired': 'This link is not good any more.',
  'you.joined': '{name} is signed in now.',
  'you.onlyHere':
    'The address of this page leads to this machine only, and so does the link. To reach another device, open this page by the address that others use.',

  'you.told': 'How you are told that a table waits for you',
  'you.seats': 'Your seats',
  'you.noSeats': 'None yet. Every seat that you take from now on is yours on all your devices.',
  'you.seatAs': '{game} · you are {name}',
  'you.opened': '{game} · you opened the table',
  'you.renew': 'Renew my seat',
  'you.renewOf': 'Renew my seat: {table}',
  'you.reallyRenew': 'Really renew',
  'you.renewHint':
    'The seat gets a new secret. Old links to it open nothing any more, and whoever else is on it is sent away. You stay, on all your devices.',
  'you.renewed': 'Renewed. Only your own devices open this seat now.',

  'you.lost': 'If you lose a device',
  'you.lostOne': 'Sign it out here, from another device. From then on it opens nothing that you hold.',
  'you.lostTwo':
    'A seat that was taken on it, or whose link was opened on it, has its secret in that browser too. Renew those seats.',
  'you.lostThree':
    'If it was your only device, this server cannot know you again: there is no name, address or password to know you by. The links of your seats still work, wherever you kept them. A second device that is signed in is the best precaution.',

  'you.known': 'What this server knows of you',
  'you.knownText':
    'Your devices with their names, since when each is signed in and when it was last seen, and which seats you hold. Nothing else.',
  'you.download': 'Download it',
  'you.delete': 'Delete it all',
  'you.reallyDelete': 'Really delete it all',
  'you.deleteHint':
    'All your devices are signed out. Seats whose secrets are in a browser stay in that browser; on your other devices they are gone.',
  'you.deleted': 'Deleted. This server knows nothing of you any more.',
} as const;
