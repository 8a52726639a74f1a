/** Words of a query that the search ignores, because they occur in nearly every question. */
// biome-ignore format: a list of short words
export const stopWords = [
  'a', 'an', 'and', 'at', 'by', 'do', 'does', 'for', 'from', 'how', 'i', 'in', 'is', 'it', 'me', 'my',
  'nobody', 'nothing', 'need', 'wants', 'wanted', 'like', 'of', 'who', 'when', 'which', 'not', 'no', 'are', 'am', 'his', 'her', 'their', 'our', 'we', 'us', 'they', 'he', 'she', 'him', 'them', 'was', 'were', 'be', 'been', 'being', 'has', 'have', 'had', 'this', 'that', 'these', 'those', 'there', 'will', 'would', 'should', 'must', 'could', 'may', 'if', 'but', 'as', 'so', 'about', 'after', 'before', 'into', 'did', 'does', 'doing', 'done', 'don', 't', 'any', 'some', 'still', 'just', 'please', 'without', 'on', 'or', 's', 'the', 'to', 'want', 'what', 'where', 'with', 'you', 'your',
  'а', 'в', 'во', 'где', 'для', 'до', 'и', 'из', 'или', 'к', 'как', 'ли', 'мне', 'мой', 'моя', 'можно',
  'кто', 'когда', 'какой', 'какая', 'какие', 'какое', 'сколько', 'есть', 'это', 'этот', 'эта', 'нет', 'нам', 'нас', 'мы', 'вы', 'вас', 'вам', 'он', 'она', 'они', 'его', 'ее', 'её', 'их', 'ему', 'ей', 'меня', 'мою', 'моего', 'моей', 'мои', 'свой', 'свою', 'если', 'ещё', 'еще', 'уже', 'бы', 'был', 'была', 'были', 'быть', 'а', 'но', 'же', 'то', 'так', 'там', 'тут', 'без', 'про', 'куда', 'откуда', 'чтобы', 'через',
  'за', 'на', 'надо', 'не', 'нужно', 'нужен', 'нужна', 'нужны', 'о', 'об', 'от', 'по', 'при', 'с', 'со', 'у', 'никто', 'ничего', 'хочу', 'хотим', 'хочет', 'хотят', 'что', 'я',
];

/**
 * Words that count little beside others in a query, because nearly every page names them, or
 * because they say who, where and when, not in which situation.
 */
// biome-ignore format: a list of short words
export const commonWords = [
  'russia', 'moscow', 'petersburg', 'kazan', 'sochi', 'rostov', 'novosibirsk', 'yekaterinburg', 'ekaterinburg', 'samara', 'omsk', 'tomsk',
  'voronezh', 'krasnodar', 'vladivostok', 'ufa', 'perm', 'saratov', 'tyumen', 'kaliningrad', 'novgorod', 'belgorod', 'kursk', 'tula', 'tver',
  'volgograd', 'irkutsk', 'chelyabinsk', 'krasnoyarsk', 'stavropol', 'ryazan', 'yaroslavl', 'barnaul', 'izhevsk', 'tambov', 'penza', 'orenburg',
  'lipetsk', 'smolensk', 'vologda', 'murmansk', 'yakutsk', 'vladikavkaz', 'grozny', 'makhachkala', 'khabarovsk', 'ulyanovsk', 'astrakhan', 'россия',
  'москва', 'петербург', 'казань', 'сочи', 'ростов', 'новосибирск', 'екатеринбург', 'самара', 'омск', 'томск', 'воронеж', 'краснодар',
  'владивосток', 'уфа', 'пермь', 'саратов', 'тюмень', 'калининград', 'новгород', 'белгород', 'курск', 'тула', 'тверь', 'волгоград', 'иркутск',
  'челябинск', 'красноярск', 'ставрополь', 'рязань', 'ярославль', 'барнаул', 'ижевск', 'тамбов', 'пенза', 'оренбург', 'липецк', 'смоленск',
  'вологда', 'мурманск', 'якутск', 'владикавказ', 'грозный', 'махачкала', 'хабаровск', 'ульяновск', 'астрахань',
  'kenya', 'kenyan', 'kenyans', 'russian', 'russians', 'nairobi', 'st', 'saint',
  'minsk', 'almaty', 'astana', 'brest', 'gomel', 'dubai', 'now', 'embassy', 'can', 'long', 'get', 'live', 'citizen',
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
  'today', 'tomorrow', 'yesterday', 'tonight', 'night', 'morning', 'evening', 'day', 'week', 'month', 'year', 'hour', 'last', 'next', 'ago', 'since', 'two', 'three', 'four', 'five', 'six', 'several',
  'runner', 'marathon', 'athlete', 'footballer', 'coach', 'nurse', 'engineer', 'teacher', 'cook', 'chef', 'waiter', 'farmer', 'programmer', 'pilot', 'scientist', 'trainee',
  'older', 'younger', 'brother', 'uncle', 'aunt', 'nephew', 'niece', 'friend', 'boyfriend', 'girlfriend', 'roommate', 'flatmate', 'neighbour', 'classmate', 'colleague', 'coworker', 'man', 'woman', 'guy', 'lady', 'somebody', 'someone', 'person', 'people', 'grandmother', 'grandfather', 'mother', 'husband', 'fiance',
  'кения', 'кенийский', 'кениец', 'кенийка', 'кениянка', 'российский', 'россиянин', 'россияне', 'россиян', 'россиянка', 'русский', 'московский', 'найроби', 'санкт',
  'минск', 'алматы', 'астана', 'брест', 'гомель', 'дубай', 'сейчас', 'посольство', 'долго', 'жить', 'живу', 'живет', 'проживать', 'гражданин', 'гражданка',
  'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье', 'январь', 'февраль', 'март', 'апрель', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь',
  'сегодня', 'завтра', 'вчера', 'ночь', 'утро', 'вечер', 'день', 'дня', 'дней', 'неделя', 'месяц', 'год', 'лет', 'час', 'назад', 'два', 'две', 'три', 'четыре', 'пять', 'шесть', 'несколько', 'первый', 'второй', 'третий', 'раз',
  'бегун', 'марафон', 'марафонец', 'спортсмен', 'футболист', 'тренер', 'медсестра', 'инженер', 'учитель', 'повар', 'официант', 'фермер', 'программист', 'летчик', 'ученый', 'стажер',
  'двоюродный', 'старший', 'младший', 'брат', 'дядя', 'тетя', 'племянник', 'племянница', 'друг', 'подруга', 'парень', 'сосед', 'соседка', 'сокурсник', 'одногруппник', 'коллега', 'мужчина', 'женщина', 'девушка', 'знакомый', 'человек', 'люди', 'кто-то', 'бабушка', 'дедушка', 'мать', 'муж', 'невеста',
];

/** Words with one meaning, because people type others than the site writes. */
// biome-ignore format: a list of short words
export const sameMeaning = [
  'boss employer manager', 'child children kid son daughter boy girl minor twins twin', 'baby newborn infant', 'husband wife spouse',
  'brother sister cousin sibling relative', 'mother father mum mom dad parent', 'police cop policeman',
  'arrest caught catch nabbed detain jail prison custody imprison', 'steal stolen stole theft thief rob robbery snatch pickpocket', 'lose lost losing misplace',
  'pay paid payment deduct debit', 'refuse reject decline deny', 'pending delay stuck', 'fly flew flight plane', 'travel trip journey',
  'hospital clinic', 'sick ill illness unwell', 'die dead death deceased', 'body remains corpse coffin ashes urn',
  'vaccine vaccination vaccinate jab inoculation', 'photo photograph picture', 'price cost fee', 'phone telephone',
  'answer reply respond response', 'work job employment', 'vacancy cv resume', 'internship placement attachment', 'contract agreement', 'agent agency broker recruiter',
  'scam fraud fake con', 'complain complaint', 'expire expiry expiration', 'renew renewal replace replacement',
  'damage torn tear mutilate spoil wet', 'dog puppy', 'cat kitten', 'pet animal', 'degree diploma',
  'marry marriage wedding wed', 'fiance fiancee', 'birth born', 'pregnancy pregnant', 'land plot', 'document paper', 'copy photocopy',
  'certify attest authenticate authentication notarise', 'university college campus', 'beach sea ocean coast',
  'weather climate rain', 'train railway sgr', 'car drive driver', 'safe safety', 'vote election ballot',
  'journalist press reporter media', 'film shoot', 'website site', 'wrong mistake error incorrect typo',
  'urgent emergency immediately asap', 'register registration', 'post courier dhl', 'collect pickup collection',
  'take took taken', 'go went gone', 'buy bought', 'keep kept', 'leave left', 'send sent', 'give gave given', 'write wrote written',
  'find found', 'sell sold', 'bring brought', 'tell told', 'speak spoke spoken', 'invite invitation', 'company firm business', 'missing disappear vanish', 'collapse faint unconscious', 'break broke broken fracture', 'stab knife', 'threaten threat', 'attack assault mug', 'salary wage wages',
  'ребенок ребенка дети детей дочь дочка дочери сын внук внучка двойняшки двойняшек близнецы', 'младенец новорожденный грудничок', 'муж жена супруг супруга',
  'брат сестра родственник', 'мать матери отец отца мама папа родитель', 'полиция милиция полицейский',
  'задержать поймать поймали схватили арестовать арест сизо тюрьма задержание', 'украсть украли кража вытащили обокрали ограбили ограбление',
  'потерять потерял утерять утеря утрата утратить', 'платить оплата оплатить заплатить платеж списать списали',
  'отказ отказать отклонить отказали', 'рейс вылет лететь улететь перелет самолет', 'больница клиника госпиталь',
  'заболеть заболел болезнь болеет', 'умереть умер смерть скончался погиб', 'тело останки гроб прах', 'сломать сломал перелом', 'нож ножом пырнули порезали', 'угрожать угрожает угрозы', 'избить избили побить побили бьют бьет', 'зарплата зарплату оклад', 'прививка вакцина вакцинация привиться',
  'фото фотография снимок', 'цена стоимость стоить', 'звонить позвонить дозвониться', 'ответить отвечать ответ',
  'работа трудоустройство работать', 'вакансия резюме', 'стажировка практика стажер', 'беременность беременная беременна', 'контракт договор', 'работодатель начальник босс', 'мошенник обман обмануть',
  'жалоба жаловаться пожаловаться претензия', 'истечь истек истекла истекает кончается кончилась кончился заканчивается просрочен просрочил закончился закончилась',
  'замена заменить поменять обменять продлить', 'испорчен порван поврежден порвался', 'загран загранпаспорт заграничный',
  'собака пес пса щенок щенка', 'кот кошка котенок котенка', 'брак свадьба жениться жених замуж пожениться роспись расписаться', 'рождение родился родилась родила родили роды',
  'земля участок', 'документ бумага', 'копия ксерокопия', 'заверить удостоверить заверение', 'вуз университет институт',
  'пляж море океан', 'погода климат дождь', 'выборы голосовать голосование',
  'журналист пресса корреспондент', 'ошибка ошибиться ошибся опечатка неправильно неверно', 'срочно экстренно',
  'фирма компания предприятие', 'приглашение пригласить', 'закрыто выходной праздник', 'привезти привести', 'вывезти вывести', 'ввезти ввести', 'пропасть пропал исчез исчезнуть',
].map((words) => words.split(' '));

/** Words of one kind: a situation names one for all, because people need the same for each. */
// biome-ignore format: a list of short words
export const kinds = [
  'nationality nigerian nigeria ethiopian somali congolese congo sudanese ghanaian ghana cameroonian cameroon egyptian moroccan indian india indians pakistani pakistan bangladeshi nepali chinese china vietnamese vietnam turkish iranian iran syrian syria afghan afghanistan uzbek uzbekistan tajik tajikistan kyrgyz kyrgyzstan turkmen turkmenistan armenian armenia azerbaijani azerbaijan georgian georgia moldovan moldova ukrainian ukraine belarusian kazakh serbian serbia german germany french france italian italy british american usa israeli israel cuban cuba brazilian brazil zimbabwean zimbabwe zambian zambia malawian mongolian',
  'иностранец иностранка нигериец нигерия нигерийский эфиоп сомалиец конго конголезец суданец гана ганец камерун камерунец египтянин марокко индия индиец индийский индус пакистан пакистанец бангладеш непал китай китаец китайский китаянка вьетнам вьетнамец турок турецкий турчанка иран иранец сирия сириец афганистан афганец узбек узбекистан таджик таджикистан киргиз кыргызстан киргизия туркмен туркменистан армянин армения азербайджан азербайджанец грузин грузия молдавия молдова украинец украина украинский белорус белорусский казах казахстанец сербия серб германия немец франция француз италия великобритания британец американец сша израиль израильтянин куба кубинец бразилия зимбабве замбия малави монголия',
  'medicine medication medicament drugstore pill tablet paracetamol ibuprofen aspirin codeine valocordin corvalol xanax ritalin antidepressant sedative painkiller syrup inhaler',
  'лекарство медикамент таблетка аптечка корвалол валокордин валидол парацетамол ибупрофен нурофен анальгин аспирин кодеин снотворное успокоительное антидепрессант обезболивающее сироп ингалятор',
  'grocery sausage salami bacon lard cheese caviar buckwheat honey jam pickles biscuits sweets chocolate peas beans',
  'продукт колбаса сало сыр икра гречка горох варенье соленья печенье конфета шоколад консервы крупа сгущенка',
].map((words) => words.split(' '));
