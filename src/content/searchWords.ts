/** Words of a query that the search ignores, because they occur in nearly every question. */
// biome-ignore format: a list of short words
export const stopWords = [
  'a', 'an', 'and', 'at', 'by', 'can', 'do', 'does', 'for', 'from', 'how', 'i', 'in', 'is', 'it', 'me', 'my',
  'need', 'of', 'who', 'when', 'which', 'not', 'no', 'are', 'am', 'his', 'her', 'their', 'our', 'we', 'us', 'they', 'he', 'she', 'him', 'them', 'was', 'were', 'be', 'been', 'being', 'has', 'have', 'had', 'this', 'that', 'these', 'those', 'there', 'will', 'would', 'should', 'must', 'could', 'may', 'if', 'but', 'as', 'so', 'about', 'after', 'before', 'into', 'did', 'does', 'doing', 'done', 'don', 't', 'any', 'some', 'still', 'just', 'please', 'without', 'on', 'or', 's', 'the', 'to', 'want', 'what', 'where', 'with', 'you', 'your',
  'а', 'в', 'во', 'где', 'для', 'до', 'и', 'из', 'или', 'к', 'как', 'ли', 'мне', 'мой', 'моя', 'можно',
  'кто', 'когда', 'какой', 'какая', 'какие', 'какое', 'сколько', 'есть', 'это', 'этот', 'эта', 'нет', 'нам', 'нас', 'мы', 'вы', 'вас', 'вам', 'он', 'она', 'они', 'его', 'ее', 'её', 'их', 'ему', 'ей', 'меня', 'мою', 'моего', 'моей', 'мои', 'свой', 'свою', 'если', 'ещё', 'еще', 'уже', 'бы', 'был', 'была', 'были', 'быть', 'а', 'но', 'же', 'то', 'так', 'там', 'тут', 'без', 'про', 'куда', 'откуда', 'чтобы', 'через',
  'за', 'на', 'надо', 'не', 'нужно', 'о', 'об', 'от', 'по', 'при', 'с', 'со', 'у', 'хочу', 'что', 'я',
];

/** Stems count little in a query that has other words, because nearly every page names them. */
// biome-ignore format: a list of short words
export const commonWords = [
  'kenya', 'kenyan', 'kenyans', 'russia', 'russian', 'russians', 'moscow', 'nairobi', 'petersburg', 'st', 'kazan', 'sochi',
  'minsk', 'almaty', 'astana', 'brest', 'gomel', 'dubai', 'rostov', 'novosibirsk', 'yekaterinburg', 'ekaterinburg', 'samara', 'omsk', 'tomsk',
  'voronezh', 'krasnodar', 'vladivostok', 'ufa', 'perm', 'saratov', 'tyumen', 'kaliningrad', 'novgorod', 'belgorod', 'kursk', 'tula', 'tver',
  'volgograd', 'irkutsk', 'chelyabinsk', 'krasnoyarsk', 'stavropol', 'now', 'embassy', 'long', 'take', 'get',
  'кения', 'кенийский', 'кениец', 'россия', 'российский', 'русский', 'москва', 'московский', 'найроби', 'петербург', 'санкт',
  'казань', 'сочи', 'минск', 'алматы', 'астана', 'брест', 'гомель', 'дубай', 'ростов', 'новосибирск', 'екатеринбург', 'самара', 'омск', 'томск',
  'воронеж', 'краснодар', 'владивосток', 'уфа', 'пермь', 'саратов', 'тюмень', 'калининград', 'новгород', 'белгород', 'курск', 'тула', 'тверь',
  'волгоград', 'иркутск', 'челябинск', 'красноярск', 'ставрополь', 'сейчас', 'посольство', 'долго',
];

/** Words of one meaning, of which people type another than the site writes. */
// biome-ignore format: a list of short words
export const sameMeaning = [
  'boss employer manager', 'child children kid son daughter boy girl minor', 'baby newborn infant', 'husband wife spouse',
  'brother sister cousin sibling relative', 'mother father mum mom dad parent', 'police cop policeman',
  'arrest detain jail prison custody imprison', 'steal stolen stole theft thief rob robbery snatch pickpocket', 'lose lost losing misplace',
  'pay paid payment deduct debit', 'refuse reject decline deny', 'pending delay stuck', 'fly flew flight plane', 'travel trip journey',
  'hospital clinic', 'sick ill illness unwell', 'die dead death deceased', 'body remains corpse',
  'vaccine vaccination vaccinate jab inoculation', 'photo photograph picture', 'price cost fee', 'phone telephone',
  'answer reply respond response', 'work job employment', 'vacancy opening cv resume', 'internship placement attachment', 'contract agreement', 'agent agency broker recruiter',
  'scam fraud fake con', 'complain complaint', 'expire expiry expiration', 'renew renewal replace replacement',
  'damage torn tear mutilate spoil wet', 'dog puppy', 'cat kitten', 'pet animal', 'degree diploma',
  'marry marriage wedding wed', 'fiance fiancee', 'birth born', 'pregnancy pregnant', 'land plot', 'document paper', 'copy photocopy',
  'certify attest authenticate authentication notarise', 'university college campus', 'beach sea ocean coast',
  'weather climate rain', 'train railway sgr', 'car drive driver', 'safe safety danger dangerous', 'vote election ballot',
  'journalist press reporter media', 'film shoot', 'website site', 'wrong mistake error incorrect typo',
  'urgent emergency immediately asap', 'register registration', 'post courier dhl', 'collect pickup collection',
  'take took taken', 'go went gone', 'buy bought', 'keep kept', 'leave left', 'send sent', 'give gave given', 'write wrote written',
  'find found', 'sell sold', 'bring brought', 'tell told', 'speak spoke spoken', 'invite invitation', 'company firm business', 'missing disappear vanish',
  'ребенок ребенка дети детей дочь дочка дочери сын внук внучка', 'младенец новорожденный грудничок', 'муж жена супруг супруга',
  'брат сестра родственник', 'мать матери отец отца мама папа родитель', 'полиция милиция полицейский',
  'задержать арестовать арест сизо тюрьма задержание', 'украсть украли кража вытащили обокрали ограбили ограбление',
  'потерять потерял утерять утеря утрата утратить', 'платить оплата оплатить заплатить платеж списать списали',
  'отказ отказать отклонить отказали', 'рейс вылет лететь улететь перелет самолет', 'больница клиника госпиталь',
  'заболеть заболел болезнь болеет', 'умереть умер смерть скончался погиб', 'тело останки', 'прививка вакцина вакцинация привиться',
  'фото фотография снимок', 'цена стоимость стоить', 'телефон звонить позвонить дозвониться', 'ответить отвечать ответ',
  'работа трудоустройство работать', 'вакансия резюме', 'стажировка практика стажер', 'беременность беременная беременна', 'киргизия кыргызстан', 'контракт договор', 'работодатель начальник босс', 'мошенник обман обмануть',
  'жалоба жаловаться пожаловаться претензия', 'истечь истек истекает кончается заканчивается просрочен закончился',
  'замена заменить поменять обменять продлить', 'испорчен порван поврежден порвался', 'загран загранпаспорт заграничный',
  'собака пес пса щенок щенка', 'кот кошка котенок котенка', 'брак свадьба жениться замуж пожениться', 'невеста жених', 'рождение родился родилась родила родили роды',
  'земля участок', 'документ бумага', 'копия ксерокопия', 'заверить удостоверить заверение', 'вуз университет институт',
  'пляж море океан', 'погода климат дождь', 'безопасность безопасно опасно', 'выборы голосовать голосование',
  'журналист пресса корреспондент', 'ошибка ошибиться ошибся опечатка неправильно неверно', 'срочно экстренно',
  'фирма компания предприятие', 'приглашение пригласить', 'закрыто выходной праздник', 'пропасть пропал исчез',
].map((words) => words.split(' '));
