/** People to whom somebody does something, in English and in Russian. */
const PERSON =
  '(?:me|us|him|her|them|(?:my|our) (?:wife|husband|sons?|daughters?|child|children|kids?|baby|family|brother|sister|mother|father|parents|friends?|girlfriend|boyfriend))';
const PERSON_RU = '(?:меня|мне|мной|мною|нас|нам|нами|его|ее|ей|ему|их|им)';

/** What is done to them, in any form, and in the passive. */
const HARM =
  '(?:kill|murder|beat|hit|hurt|attack|assault|rap(?:e|ing)|stab|strangl|chok|tortur|abus|slap|punch|threat|blackmail|harass|stalk|chas(?:e|ing)|kidnap|abduct)';
const DONE =
  '(?:follow|stalk|chas|watch|lock|trapp|kidnapp|abduct|threaten|attack|rap|abus|assault|harass|tortur|blackmail|stabb|drugg)ed|held|beaten|shot';
const HARM_RU =
  '(?:уби(?:ть|л|ва[ею]т|вают)|убь[ею]т|зареж|избива|избил|побил|бь[ею]т|ударил(?!о)|угрожа|грозятся|грозится|преследу|след(?:ят|ит(?!ь))|напада|напал|насилу|изнасил|домога|похити|похища|шантаж|вымога|пытают|душ(?:ит|ил)|издева|травят|стреля)';

const HELP = '/consular/help';

/**
 * How people say that they are in danger, in words without accents and punctuation, and where the answer is. Patterns, because the
 * words alone also tell how to follow the Embassy and whether a lion attacks: who does it to whom is in those that a search ignores.
 */
const SAID: readonly (readonly [to: string, said: RegExp])[] = [
  [
    `${HELP}#hospital`,
    /\b(?:kill|hang|hurt|harm) myself\b|\bi (?:\w+ )?want to die\b|end my life|don t want to live|(?:^|\b(?:am|m|feel|feeling) )suicidal|покончить с собой|хочу умереть|не хочу (?:больше )?жить|(?:убить|убью) себя/,
  ],
  [
    `${HELP}#victim`,
    new RegExp(
      [
        `\\b${HARM}\\w* (?:\\w+ )?${PERSON}\\b`,
        '\\bsh(?:oot|ooting|ot) (?:at )?(?:me|us)\\b',
        '\\b(?:follow(?:s|ed|ing)?|watching) (?:me|us)\\b(?! (?:on|at))',
        `(?:^| )${PERSON_RU} (?:\\S+ ){0,3}${HARM_RU}`,
        `(?:^| )${HARM_RU}[а-я]* (?:\\S+ ){0,2}${PERSON_RU}(?: |$)`,
        '(?:ana|wana|ame|wame)ni(?:piga|fuata|tisha)|kuniua|naogopa',
      ].join('|'),
    ),
  ],
  [
    HELP,
    new RegExp(
      [
        `\\b(?:i|we) (?:\\w+ )?(?:am|m|are|re|was|were|been|got) (?:being |been )?(?:${DONE})\\b(?! out of my (?:account|phone|email))`,
        '\\b(?:hold|holds|holding|held|lock|locks|locked|trapped|trapping|keeps?|kept) (?:me|us)\\b(?! (?:informed|updated|posted))',
        '\\b(?:cannot|can t|cant|unable to) (?:leave|escape|get out of|go out of) (?:the |this |my )?(?:house|flat|apartment|room|home|factory|ship|camp|compound|building)',
        '\\b(?:not|won t|doesn t|don t) (?:let|letting|allow) (?:me|us) (?:to )?(?:go|leave|out)\\b',
        '^(?:in )?(?:great |grave |big )?danger$|\\b(?:i|we) (?:\\w+ ){1,3}(?:danger|unsafe|not safe)\\b|\\bi (?:do not|don t) feel safe|not safe (?:at home|here)|\\b(?:my|our) li(?:fe|ves) .*(?:danger|risk)|for my (?:life|safety)\\b',
        '(?:^| )(?:меня|нас) (?:\\S+ ){0,3}(?:держ(?:ат|ит|али)|удержива|запер|не выпуска|не отпуска|закрыл|похит)|не да[ею]т (?:мне |нам )?уйти',
        '(?:держ(?:ат|ит)|удержива[а-я]+|запер[а-я]*|закрыл[аи]?|не выпуска[а-я]+|не отпуска[а-я]+) (?:меня|нас)(?: |$)',
        '(?:я|меня|мы|нас) (?:\\S+ )?(?:взаперти|в заложниках|в плену)',
        '^опасность$|в опасности|угроза (?:моей )?жизни|опасаюсь за |не чувствую себя в безопасности|hatarini|niokoe|nimetekwa|nimefungiwa',
      ].join('|'),
    ),
  ],
];

/** Words of fear, and those that may stand beside them: people, because one is also afraid to be late. */
const FEAR = /^(?:afraid|scared|frightened|terrified|fear|страшно|боюсь|боимся|напуган[аы]?)$/;
const FEARED =
  /^(?:i|am|m|we|are|re|me|my|so|very|of|for|the|to|go|stay|alone|at|here|home|house|life|he|she|they|will|is|and|people|man|husband|wife|boyfriend|girlfriend|boss|employer|landlord|partner|neighbours?|roommate|police|father|brother|in|russia|moscow|я|мне|мы|нам|очень|за|себя|свою|жизнь|своего|мужа|мужу|жены|парня|отца|брата|хозяина|работодателя|начальника|соседа|соседей|полиции|людей|домой|дома|идти|здесь|одна|один|и|в|россии|москве)$/;

/** What makes it a question of a tourist. */
const TOURIST =
  /\b(?:lions?|hippos?|elephants?|buffalos?|animals?|snakes?|spiders?|crocodiles?|sharks?|monkeys?|baboons?|mosquito\w*|dogs?)\b|(?:^| )(?:львы|льва|бегемот|слон|буйвол|животн|зме[ия]|змей|паук|крокодил|акул|обезьян|комар|собак)/;

const WORK =
  /\b(?:boss|employer|agent|job|work|ship|vessel|crew|captain|wages?|salary)\b|рабо|хозя|судн|корабл|зарплат|контракт/;
const POLICE = /\b(?:police|cops?|prison|jail)\b|полици|сизо|тюрьм/;

/** Where somebody who is in danger is helped, by what they say: `danger` and `he threatens me`, not `is Kenya safe`. */
export function helpIn(words: string[]): string | undefined {
  const said = words.join(' ');
  if (TOURIST.test(said)) return undefined;
  const isAfraid = words.some((word) => FEAR.test(word));
  const onlyAfraid = isAfraid && words.every((word) => FEAR.test(word) || FEARED.test(word));
  const to = onlyAfraid ? HELP : SAID.find(([, pattern]) => pattern.test(said))?.[0];
  return to === HELP && POLICE.test(said) ? `${HELP}#arrest` : to;
}

/**
 * Returns whether a page or section is an answer to those whom `helpIn` sends elsewhere: that for sailors who are not let off their
 * ship is one, that of an illness none for the beaten.
 */
export const helpsAsWell = (to: string, help: string, words: string[]): boolean =>
  /^\/consular\/help(?:#(?:victim|arrest|work|in-kenya))?$/.test(to) ||
  (help === HELP && to.startsWith('/consular/contract') && WORK.test(words.join(' ')));
