/** What cards, offices and events do, in our own words; and the sentences that the others are put together from. */
export const en = {
  // Intrigue
  'text.kind:tribune':
    'Brings a proposal before the Senate without the presiding magistrate, or vetoes a proposal or a Prosecution until your own Faction has voted. The last possible candidate, a vote on a Consul for Life, what a Dictator proposes and the trial of an Assassin cannot be vetoed.',
  'text.kind:secret-bodyguard':
    'Takes 1 from the die of an attempt on one of your Senators, after the die has been seen. An Assassin who was not caught then rolls once more for each Bodyguard: this roll can only catch him.',
  'text.kind:open-bodyguard':
    'Guards one of your Senators in Rome, for all to see: 2 less for any attempt on him, and an Assassin who was not caught rolls once more to see whether he is. It costs its Senator 1 T and 1 Popularity in each Revenue Phase, and ends when he does not pay or dies.',
  'text.kind:influence-peddling':
    'You take a card out of the hand of another player of your choice, without seeing which.',
  'text.kind:assassin':
    'Adds 1 to the die of your attempt, and to the further rolls that Bodyguards bring. It is played before the die is rolled; several may be played together.',
  'text.kind:seduction':
    'Nobody may spend money against your Persuasion Attempt. It is played before the target is named. Talents that the target has himself still count.',
  'text.kind:blackmail':
    'Nobody may spend money against your Persuasion Attempt. If it fails, the target loses two dice of Influence and two dice of Popularity.',
  'text.kind:murder-of-a-tribune':
    'One of your Senators in Rome tries to undo the use of a Tribune: an even die undoes it. Either way he loses as much Popularity as the die shows. Another Tribune may be played after that. Against a proposal it must come before the vote begins.',
  'text.kind:graft':
    'One of your Senators in Rome undoes the use of a Tribune by paying one die of Talents out of his own treasury. He may give it up when he sees the price, but the card is gone. Another Tribune may be played after that. Against a proposal it must come before the vote begins.',
  'text.kind:mob-incited-to-violence':
    'Draw as many Mortality Chits as a die shows, plus the Oratory of one of your Senators in Rome. Senators in Rome of the player who used Murder of a Tribune or Graft die if their number is drawn.',
  'text.kind:proscription':
    'The highest-ranking official may remove all Knights in play and take one die of Talents for each of them. His Faction can then never gain Knights again, and everybody else adds 1 when attracting them. If he does not want it, the card is gone.',
  // Laws
  'text.card:107':
    'Once a turn, in the Senate Phase, the Censor may fine a corrupt Governor who came back to Rome this turn: one die of Talents, from his own treasury and then from that of his Faction. What he cannot pay he loses in Popularity and in Influence. There is no vote, no appeal and no veto.',
  'text.card:108': 'From now on nobody becomes Consul for Life by reaching 35 Influence.',
  'text.card:109': 'From now on a Consul or Dictator may be elected Consul again in the next turn.',
  'text.card:110':
    'Your Faction adds 1 whenever it attracts Knights, for the rest of the game. Or, once the Acilian Law is in force: discard it openly at any time to repeal that law.',
  'text.card:111':
    'The right to fine a corrupt Governor passes from the Censor to the Faction that has most Knights at that moment, wherever they are. Dice decide between equals.',
  'text.card:156':
    'Halves the Strength of the Social War and lowers Unrest by 2. Each of your Senators loses 1 Popularity.',
  'text.card:157':
    'From now on a Commander at war may raise Legions and Fleets at the beginning of the Combat Phase, with his own money or that of his Faction. Shortages do not stop him or make them dearer.',
  'text.card:158':
    'From now on a Senator may govern Provinces through a Legate while he stays in Rome, holds an office or commands in the field. Whoever is elected in Rome chooses between going there and sending a Legate.',
  'text.card:159':
    'From now on a victorious Commander may lead his army on to another War in the Revolution Phase without asking the Senate, if he has the Fleets for it. He counts as Proconsul and fights in the next Combat Phase.',
  'text.card:160':
    'Lowers Unrest by 3 and ends Manpower Shortage and No Recruitment. Each of your Senators loses one die of Influence.',
  // Events of the deck
  'text.card:65':
    'The game ends when this Forum Phase ends. Until then a Persuasion Attempt fails on an unmodified 9 or more.',
  'text.card:106':
    'The Senate may send the Field Consul with 3 Legions and 3 Fleets to collect the inheritance: the State gets 50 T in the Revenue Phase, and Asia becomes a Province when the next Forum Phase begins. A Consul who revolts may keep the money. It waits until somebody goes.',
  'text.card:153':
    'The highest-ranking official at once names a Faction other than his own. One die of Mortality Chits is drawn, which strike this Faction only. He loses 1 Popularity for each of them.',
  'text.card:154':
    'The Senate may send the Field Consul with 3 Legions and 3 Fleets to collect the inheritance: the State gets 35 T in the Revenue Phase, and Bithynia becomes a Province when the next Forum Phase begins. It means nothing if Bithynia is one already.',
  'text.card:155':
    'Creta et Cyrenaica becomes a Province when the next Senate Phase begins. It means nothing if it is one already.',
  // Random events
  'text.event:161':
    'In each battle of this turn in which the three dice add up to an even number, the War is stronger by the black die until the turn ends.',
  'text.event:161:dark':
    'In each battle of this turn in which the three dice add up to an even number, the War is stronger by the two white dice until the turn ends.',
  'text.event:162': 'The State gets 50 T in the next Revenue Phase.',
  'text.event:162:dark': 'The State gets 75 T in all in the next Revenue Phase.',
  'text.event:163':
    'When the next Revenue Phase begins, the Governor of each frontier Province rolls two dice and adds its Land Strength, 2 for each Legion there and his Military; he needs 15. Otherwise the Province is overrun: no income, undeveloped again, and the black die says how many Legions are lost and how many Mortality Chits threaten him. A captured Governor must be ransomed before the next Forum Phase.',
  'text.event:163:dark': 'Barbarian Raids as before, but the Governors need 17.',
  'text.event:164': 'One Drought Effect: Unrest rises by 1, and who deals in grain may profit from it.',
  'text.event:164:dark': 'One more Drought Effect, and another each time it comes again.',
  'text.event:165':
    'At the end of the Forum Phase the highest-ranking official chooses an enemy Leader in play, who dies.',
  'text.event:165:dark':
    'An enemy Leader dies, and the strongest of his Wars makes peace: the State gets half of its Spoils, and the card goes back among the next six of the deck.',
  'text.event:166':
    'In each battle of this turn in which the three dice add up to an odd number, the War is weaker by the black die until the turn ends.',
  'text.event:166:dark':
    'In each battle of this turn in which the three dice add up to an odd number, the War is weaker by the two white dice until the turn ends.',
  'text.event:167': 'Six Mortality Chits are drawn; only Senators in Rome can die of them.',
  'text.event:167:dark':
    'Six Mortality Chits are drawn; the first Senator away from Rome whose number comes up dies, and nobody else.',
  'text.event:168':
    'The State pays 20 T at once. Until the next Forum Phase every roll counts 1 less, Persuasion 1 more. Initiative and the table of events are not touched.',
  'text.event:168:dark': 'Every roll counts 1 less still, and Persuasion 1 more, each time it comes again.',
  'text.event:169':
    'In the next Revenue Phase undeveloped Provinces bring nothing and cannot be developed. The Governor of each rolls a die and adds 1 for each Legion there: with 4 or less the Province rises, Governor and Legions are lost, and it becomes an Active War.',
  'text.event:169:dark': 'Internal Disorder as before, but a Province rises with 5 or less.',
  'text.event:170': 'Each Legion and each Fleet costs 20 T to raise.',
  'text.event:170:dark': 'Each Legion and each Fleet costs 30 T to raise, and 10 T more each time it comes again.',
  'text.event:171':
    'As many Mortality Chits are drawn as there is Unrest. Senators in Rome whose Popularity is below the Unrest die if their number comes up.',
  'text.event:171:dark':
    'As many Mortality Chits are drawn as there is Unrest, and one die more. Senators in Rome whose Popularity is not above the Unrest die if their number comes up.',
  'text.event:172':
    'The State pays 50 T at once, and a die destroys a Concession: 1 or 2 Mining, 3 or 4 Harbor Fees, 5 Armaments, 6 Ship Building.',
  'text.event:172:dark': 'Another die destroys a Concession. The State does not pay twice in a turn.',
  'text.event:173':
    'At the end of the Senate Phase the highest-ranking official must choose a War that makes peace: the State gets half of its Spoils, and the card goes back among the next six of the deck.',
  'text.event:173:dark':
    'The highest-ranking official chooses a War, but no Revolt, that is over: the State gets all its Spoils, and its Provinces are created.',
  'text.event:174':
    'When the next Active War comes, a Province with a Governor rises. He fights at once with the Legions there; if he does not win he dies, and the Province is an Active Revolt.',
  'text.event:174:dark':
    'When the next Active War comes, a Province with a Governor rises and wins without a battle: Governor and Legions are lost.',
  'text.event:175':
    'The next enemy Leader who is beaten flees to the next War that is drawn and aids it, without leaving his own.',
  'text.event:175:dark':
    'The next enemy Leader who is beaten wakes all Wars in play and aids every one of them until the last is over.',
  'text.event:176':
    'Rome gets 8 Fleets for nothing, to be maintained from the next Revenue Phase on. They go home when the War that needs most Fleets has been won. In this turn the Senate may decline them. Nothing happens if no War needs Fleets.',
  'text.event:176:dark': 'Rome has 12 Fleets of Rhodes in all instead of 8.',
  'text.event:177': 'Two dice of Fleets sink. The highest-ranking official chooses which.',
  'text.event:177:dark': 'Two dice of Fleets sink once more.',
  'text.event:178':
    'In the next Revenue Phase each Province brings the State 3 T more, and its Governor 3 T less if he takes Spoils.',
  'text.event:178:dark':
    'In the next Revenue Phase each Province brings the State 5 T more, and its Governor 5 T less if he takes Spoils.',
  // Offices
  'text.office:dictator':
    'The highest office, possible only in great danger: three Active Wars, or one of Strength 20. He presides, gains 7 Influence, names a Master of Horse, and what he proposes cannot be vetoed. In battle he adds the Military of his Master of Horse.',
  'text.office:rome-consul':
    'Elected with his colleague; gains 5 Influence. He presides in the Senate and is the highest-ranking official in Rome when there is no Dictator. He may command an army.',
  'text.office:field-consul':
    'Elected with his colleague; gains 5 Influence. He is the first to be sent to war, and ranks after the Rome Consul.',
  'text.office:censor':
    'Elected from those who have been Consul; gains 5 Influence. He presides over Prosecutions and decides who is accused.',
  'text.office:master-of-horse':
    'Named by the Dictator; gains 3 Influence. He goes with the Dictator and adds his Military to that of the Dictator in battle.',
  'text.office:pontifex':
    'Elected for life when there is none; gains 5 Influence. Once in each Senate Phase he may make a Priest, or move a Priesthood, and once he may veto without a Tribune. His own votes count twice on war. He collects a die of Talents a turn, and pays 20 T when Evil Omens come. Two thirds of the votes recall him.',
  'text.office:proconsul':
    'A Commander who fought without winning and stays with his army. He is not in Rome and has no vote until the Senate recalls him or the War is won.',
  // Advanced Rules
  'text.advanced:priest':
    'Made by the Pontifex Maximus; gains 1 Influence, and loses it with the Priesthood. He has 1 vote more on war. It is no office, and goes with any. His heir is no Priest.',
  'text.advanced:advocate':
    'Before a Prosecution is voted on the Accused finds somebody who speaks for him, or speaks for himself. After all votes two dice are rolled, with the Oratory of the Advocate less that of the Prosecutor: they bring up to 20 votes either way. The Advocate gains 3 Influence by an acquittal, which costs the Prosecutor 3, and loses 3 by a conviction.',
  'text.advanced:disbanded':
    'A victor who comes home as Consul or Dictator may disband Veterans of his own: each brings him 1 Oratory and 1 Influence, and he lays down his command. As Consul or Dictator he may recall them later for 10 T each, and loses 1 Oratory and 1 Influence for each. When he dies they are ordinary Legions of the pool.',
  'text.advanced:provincial':
    'Armies and Fleets of a Province itself, raised in the Revenue Phase from its Local Tax for 10 T each. Nobody pays for them, and they stay when the Governor goes. Without a Legion beside them Armies count half in battle. A Province that is beaten joins the enemy with all it has.',
  'text.advanced:rebel-governor':
    'In the Revolution Phase Governors who are in their Provinces may revolt, alone or with a victorious Commander; the strongest Faction does. Their Provinces, Garrisons and Provincial Forces follow them and cost them 2 T for each unit. The Primary Rebel stays in his Province or marches on Rome; from across the sea he may be intercepted. If he is beaten, the revolt is over.',
  // Wars that do something of their own
  'text.war:3': 'Illyricum becomes a Province when both Illyrian Wars have been won.',
  'text.war:4': 'Illyricum becomes a Province when both Illyrian Wars have been won.',
  'text.war:70': 'Gallia Narbonensis becomes a Province with the first battle against it, however that ends.',
  'text.war:114': 'Bithynia comes developed, or is developed if it is a Province already.',
  'text.war:119': 'It wakes all Inactive Wars that belong to a series, without making them stronger.',
  'text.leader:34': 'He and Hannibal may lead the same War together.',
  'text.leader:35': 'He and Hamilcar may lead the same War together.',
  'text.leader:89':
    'He leads a War in Hispania only if the Provinces that it needs exist. Until then he waits in the Curia and may die there.',
  'text.leader:139':
    'She is kept in the hand. Played before the Alexandrine War is fought, she either helps the Commander, who gets 3 Military and 50 T and loses 5 Popularity, or leads the enemy. It lasts until this War is over.',
  'text.concession:58': 'It can be held only while a Land Bill is in force, and otherwise goes back to the Forum.',
} as const;
