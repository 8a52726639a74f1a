import { emails, hours, phones } from './facts';

/**
 * Search synonyms of a page or a section by its path and anchor: words that visitors type and its text does
 * not contain, such as everyday names, abbreviations, the other language. Case, endings, ё and accents do
 * not matter.
 */
// biome-ignore format: one line a subject
export const searchSynonyms: Record<string, string[]> = {
  '/': ['home', 'главная', 'посольство кении'],
  '/consular': ['consulate', 'consular section', 'consul', 'консульство', 'консульский отдел', 'консул'],
  '/consular/help': [
    'help', 'emergency', 'urgent', 'SOS', 'distress', 'hotline', 'out of hours', '24 hours', '112',
    'срочно', 'экстренная помощь', 'помощь', 'горячая линия', 'круглосуточно', 'беда', 'ambulance', 'скорая', 'deported', 'deportation', 'night', phones.responseCentre, 'депортация', 'ночью'],
  '/consular/help#arrest': ['arrested', 'police', 'prison', 'detained', 'арест', 'задержали', 'полиция', 'тюрьма', 'arrest', 'arrested', 'lawyer', 'арестовали', 'задержан', 'адвокат'],
  '/consular/help#hospital': ['hospital', 'doctor', 'sick', 'больница', 'врач', 'заболел', 'ambulance', 'скорая помощь'],
  '/consular/help#death': ['died', 'funeral', 'body', 'repatriation', 'умер', 'похороны', 'тело', 'death', 'death certificate', 'dead', 'смерть', 'умерла', 'свидетельство о смерти', 'undertaker', 'funeral home', 'ритуальное агентство'],
  '/consular/help#found': ['found passport', 'нашёл паспорт', 'найден паспорт', 'чужой паспорт'],
  '/consular/help#in-kenya': ['Russian embassy in Nairobi', '999', 'посольство России в Кении', 'россиянин в Кении'],
  '/consular/help#work': ['job offer', 'recruitment', 'trafficking', 'вербовка', 'предложение работы', 'торговля людьми', 'army', 'war', 'Alabuga', 'employer', 'работодатель', 'армия', 'война', 'Алабуга'],
  '/consular#contact': ['appointment', 'запись на приём', 'записаться'],
  '/consular#before-you-come': ['Minsk', 'Almaty', 'Astana', 'Минск', 'Алматы', 'Астана'],
  '/consular#paying': ['Mir card', 'UnionPay', 'карта «Мир»', 'оплата картой'],

  '/consular/visa': [
    'visa', 'e-visa', 'evisa', 'eta', 'travel authorisation', 'authorization', 'entry permit',
    'виза', 'электронная виза', 'ета', 'ОВПП', 'ЭРВ', 'разрешение на въезд', 'безвиз',
    'нужна ли виза', 'туристическая виза', 'kids', 'children', 'minor', 'internship', 'transit dubai', 'дети', 'ребёнок', 'стажировка'],
  '/consular/visa#steps': ['visa application', 'оформить визу', 'получить визу', 'заявление на визу'],
  '/consular/visa#exempt': ['visa free', 'without visa', 'без визы', 'безвизовый въезд', 'транзит'],
  '/consular/visa#who': ['visa validity', 'extend visa', 'overstay', 'work permit', 'срок визы', 'продлить визу', 'работа в Кении', 'рабочая виза'],
  '/consular/visa#official-sites': ['fraud', 'fake site', 'scam', 'мошенники', 'поддельный сайт'],
  '/consular/visa#cost': ['eta fee', 'Mir card', 'карта «Мир»', 'стоимость визы'],
  '/consular/visa#journalists': ['journalist', 'press', 'media', 'filming', 'film crew', 'журналист', 'пресса', 'СМИ', 'съёмка', 'кино'],
  '/consular/visa#next': ['yellow fever', 'жёлтая лихорадка', 'border', 'airport', 'customs', 'граница', 'аэропорт', 'таможня'],

  '/consular/passports': ['passport', 'e-passport', 'загранпаспорт', 'заграничный паспорт', 'паспорт', 'biometrics', 'fingerprints', 'ID card', 'huduma', 'Maisha card', 'биометрия', 'отпечатки пальцев', 'удостоверение личности'],
  '/consular/passports/lost': [
    'lost passport', 'stolen passport', 'passport theft', 'missing passport',
    'потерял паспорт', 'потеряла паспорт', 'утеря паспорта', 'утерян паспорт', 'украли паспорт',
    'кража паспорта',
  ],
  '/consular/passports/emergency': [
    'emergency travel document', 'emergency travel certificate', 'ETD', 'ETC', 'laissez-passer',
    'lost passport and a flight soon', 'потерял паспорт, скоро рейс', 'временный паспорт', 'свидетельство на возвращение',
    'справка на возвращение',
  ],
  '/consular/passports/replacement': [
    'renew passport', 'passport renewal', 'expired passport', 'replace passport',
    'замена паспорта', 'поменять паспорт', 'продлить паспорт', 'истёк паспорт', 'просрочен паспорт',
  ],
  '/consular/passports/new': ['first passport', 'apply for a passport', 'получить паспорт', 'первый паспорт'],
  '/consular/passports/child': ['child passport', 'baby passport', 'детский паспорт', 'паспорт ребёнку'],
  '/consular/passports/damaged': ['damaged passport', 'torn passport', 'испорчен паспорт', 'порван паспорт'],
  '/consular/passports/citizenship#renunciation': ['renounce', 'отказ от гражданства', 'отказаться'],
  '/consular/passports/citizenship': [
    'citizenship', 'dual citizenship', 'nationality', 'гражданство', 'двойное гражданство',
    'восстановить гражданство',
  ],

  '/consular/good-conduct': [
    'police clearance', 'CoD', 'PCC', 'certificate of good conduct', 'criminal record', 'DCI', 'fingerprints',
    'справка о несудимости', 'справка об отсутствии судимости', 'несудимость', 'судимость',
    'отпечатки пальцев', 'дактилоскопия',
  ],
  '/consular/marriage': [
    'marriage', 'wedding', 'marry', 'certificate of no impediment', 'single status', 'divorce',
    'брак', 'свадьба', 'жениться', 'выйти замуж', 'загс', 'справка о семейном положении',
    'брачная справка', 'развод', 'ZAGS',
  ],
  '/consular/pets': [
    'pet', 'dog', 'cat', 'animal', 'puppy', 'vet certificate', 'rabies',
    'собака', 'кошка', 'кот', 'животное', 'питомец', 'щенок', 'ветеринарная справка', 'ветпаспорт', 'прививка', 'вывезти кошку', 'вывезти собаку', 'bird', 'parrot', 'птица', 'попугай',
  ],
  '/consular/birth': [
    'birth certificate', 'newborn', 'baby', 'child born', 'BDA',
    'свидетельство о рождении', 'новорождённый', 'родился ребёнок', 'регистрация рождения', 'gave birth', 'pregnant', 'родила', 'роды', 'беременна'],
  '/consular/birth#leaving': ['newborn leave Russia', 'вывезти новорождённого'],
  '/consular/doc-auth': [
    'authentication', 'certify', 'attestation', 'notary', 'true copy', 'stamp',
    'заверить документ', 'заверение', 'удостоверение документов', 'нотариус', 'печать'],
  '/consular/doc-auth#power-of-attorney': ['power of attorney', 'land', 'title deed', 'property', 'sell a house', 'доверенность', 'земля', 'участок', 'имущество'],
  '/consular/doc-leg': [
    'legalization', 'legalisation', 'degree', 'diploma', 'university certificate', 'transcript',
    'диплом', 'дипломы', 'легализация', 'аттестат', 'легализовать диплом', 'вкладыш',
  ],
  '/consular/doc-auth#for-russia': ['Kenyan document for Russia', 'кенийский документ для России'],
  '/consular/doc-leg#copy': ['Ministry of Justice', 'Минюст'],
  '/consular/doc-leg#apostille': ['apostille', 'apostil', 'апостиль', 'апостилировать'],
  '/consular/doc-leg#recognition': ['recognition', 'CUE', 'KNQA', 'equation', 'нострификация', 'признание'],
  '/consular/fees': [
    'price', 'cost', 'payment', 'pay', 'how much', 'tariff', 'fee',
    'цена', 'стоимость', 'оплата', 'сколько стоит', 'тариф', 'пошлина', 'госпошлина', 'сбор',
  ],
  '/consular/downloads': ['form', 'blank', 'application form', 'pdf', 'download', 'бланк', 'анкета', 'скачать', 'заявление'],

  '/embassy': ['embassy', 'diplomatic mission', 'посольство', 'представительство', 'instagram'],
  '/embassy#contact': [
    'address', 'phone', 'telephone', 'e-mail', 'opening hours', 'contacts', 'fax',
    'адрес', 'телефон', 'почта', 'часы работы', 'режим работы', 'график', 'контакты', 'факс', 'email', 'mail', 'number', 'call', 'working hours', 'location', 'адрес посольства', 'позвонить', 'номер', 'электронная почта', phones.main, phones.second, phones.third,
    emails.embassy, `${hours.embassy.opens}–${hours.embassy.closes}`, '9 17'],
  '/embassy#directions': ['map', 'metro', 'parking', 'how to get there', 'карта', 'метро', 'как добраться', 'проезд', 'wheelchair', 'wheel chair', 'disabled', 'accessible', 'ramp', 'инвалид', 'коляска', 'пандус'],
  '/embassy#holidays': ['holidays', 'closed', 'days off', 'праздники', 'выходные', 'закрыто'],
  '/embassy#leadership': ['ambassador', 'consul general', 'посол', 'руководство'],
  '/embassy#relations': ['history', 'diplomatic relations', 'история отношений', 'дипломатические отношения'],
  '/#diaspora': ['register', 'registration of Kenyans', 'diaspora', 'диаспора', 'регистрация кенийцев', 'консульский учёт', 'vote', 'voting', 'election', 'nssf', 'nhif', 'голосование', 'выборы'],
  '/news': ['announcements', 'events', 'объявления', 'события', 'мероприятия'],

  '/explore/trade#tea-to-russia': ['export tea', 'tea exporter', 'экспорт чая', 'чай в Россию'],
  '/explore/trade': ['business', 'import', 'export', 'invest', 'бизнес', 'импорт', 'экспорт', 'инвестиции', 'exporter', 'sell to russia', 'экспортёр'],
  '/explore/agriculture': ['tea', 'coffee', 'flowers', 'roses', 'чай', 'кофе', 'цветы', 'розы'],
  '/explore/education': ['scholarship', 'student', 'study', 'university', 'стипендия', 'учёба', 'студент', 'вуз'],
  '/explore/sports': ['running', 'marathon', 'athletics', 'бег', 'марафон'],
  '/magical-kenya': ['tour', 'holiday', 'vacation', 'travel', 'safari', 'тур', 'отпуск', 'отдых', 'путешествие'],
  '/magical-kenya/coast': ['beach', 'sea', 'ocean', 'пляж', 'море', 'океан'],
  '/magical-kenya/things-to-do#safari': ['safari', 'сафари', 'big five', 'большая пятёрка'],
  '/magical-kenya/intro#health': [
    'vaccination', 'yellow fever', 'malaria', 'прививки', 'жёлтая лихорадка', 'малярия', 'вакцинация', 'covid', 'vaccine', 'ковид'],
  '/magical-kenya/intro#seasons': ['weather', 'climate', 'when to go', 'погода', 'климат', 'сезон'],
  '/magical-kenya/intro#money-and-power': ['money', 'currency', 'shilling', 'sim', 'socket', 'деньги', 'валюта', 'шиллинг', 'розетка', 'связь'],
  '/magical-kenya/getting-around#air': ['flight', 'plane', 'ticket', 'рейс', 'самолёт', 'билет', 'перелёт'],
  '/magical-kenya/getting-around#road': ['driving licence', 'car hire', 'водительские права', 'аренда машины'],
  '/magical-kenya/getting-around#rail': ['train', 'railway', 'поезд', 'железная дорога'],
};

/** Words of a query that the search ignores, because they occur in nearly every question. */
// biome-ignore format: a list of short words
export const stopWords = [
  'a', 'an', 'and', 'at', 'by', 'can', 'do', 'does', 'for', 'from', 'how', 'i', 'in', 'is', 'it', 'me', 'my',
  'need', 'of', 'on', 'or', 's', 'the', 'to', 'want', 'what', 'where', 'with', 'you', 'your',
  'а', 'в', 'во', 'где', 'для', 'до', 'и', 'из', 'или', 'к', 'как', 'ли', 'мне', 'мой', 'моя', 'можно',
  'за', 'на', 'надо', 'не', 'нужно', 'о', 'об', 'от', 'по', 'при', 'с', 'со', 'у', 'хочу', 'что', 'я',
];

/** Stems count little in a query that has other words, because nearly every page names them. */
// biome-ignore format: a list of short words
export const commonWords = [
  'kenya', 'kenyan', 'kenyans', 'russia', 'russian', 'russians', 'moscow', 'nairobi', 'petersburg', 'st', 'kazan', 'sochi',
  'minsk', 'almaty', 'dubai', 'embassy', 'long', 'take', 'get',
  'кения', 'кенийский', 'кениец', 'россия', 'российский', 'русский', 'москва', 'московский', 'найроби', 'петербург', 'санкт',
  'казань', 'сочи', 'минск', 'алматы', 'дубай', 'посольство', 'долго',
];
