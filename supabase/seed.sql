-- Demo data for local runs: three accounts, news, notices and an alert. Can be run again: existing
-- rows stay, with edits made in the staff area.

do $$
begin
  if version() !~ 'wasm' then
    raise exception 'supabase/*.sql is demo data for local runs: never seed a real database with it';
  end if;
end
$$;

-- bcrypt of the public passwords in local/database/embedded.ts; of cost 4, for a quick sign-in.
insert into auth.users
  (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
   created_at, updated_at)
values
  ('00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated',
   'admin@embassy.example', '$2b$04$WqFsMWEAzTlmvryrBVUa4e9pGGK0asWd0zoYKNmHU1YDLSFypsSuO', now(), '{"provider": "email", "providers": ["email"]}',
   now(), now()),
  ('00000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated',
   'visitor@embassy.example', '$2b$04$I3fypvFsNe2YVXZVfItzo.bYBoU5pU0M0X3R7ZT28epAJcfKL5qOO', now(), '{"provider": "email", "providers": ["email"]}',
   now(), now()),
  ('00000000-0000-4000-8000-000000000003', 'authenticated', 'authenticated',
   'writer@embassy.example', '$2b$04$TDf00GgC7xMhHDu8v2OY/eX9IsVGC0mmY477YO5BBr1o0UP.2BBrO', now(), '{"provider": "email", "providers": ["email"]}',
   now(), now())
on conflict (id) do nothing;

insert into auth.identities
  (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now()
from auth.users
where id in (
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003'
)
on conflict (provider, provider_id) do nothing;

insert into public.profiles (id, role) values
  ('00000000-0000-4000-8000-000000000001', 'admin'),
  ('00000000-0000-4000-8000-000000000002', null),
  ('00000000-0000-4000-8000-000000000003', 'writer')
on conflict (id) do nothing;

-- Two thirds of the news are in English, one third in Russian; three have no translation, to show
-- the mark. Two have the length of an article, the others a paragraph. Ages count from the day of
-- seeding, so the demo looks fresh. Images have the descriptions of their scenes
-- (src/locales/*/scenes.json).
with scene (name, english, russian) as (values
  ('aberdare-falls', 'A waterfall in the forest of the Aberdares, Mount Kenya far away', 'Водопад в лесу Абердэр, вдали гора Кения'),
  ('amboseli-kilimanjaro', 'Elephants at the water in Amboseli, snow-capped Kilimanjaro behind them', 'Слоны у воды в Амбосели, за ними снежная вершина Килиманджаро'),
  ('dhow-coast', 'A dhow under sail off the Kenyan coast, palms on the shore, the sun low over the ocean', 'Парусник дау у берега Кении: пальмы, солнце низко над океаном'),
  ('flower-farm', 'Two workers between rows of roses, branches of ripe coffee in front, Mount Longonot behind', 'Две работницы среди рядов роз, спереди ветви спелого кофе, на горизонте вулкан Лонгонот'),
  ('iten-runners', 'Runners on a red earth road near Iten at sunrise, the valley far below', 'Бегуны на красной грунтовой дороге близ Итена на рассвете, далеко внизу долина'),
  ('kericho-harvest', 'Tea pickers with baskets among bright rows of tea, rain forest in the mist behind', 'Сборщики чая с корзинами среди зелёных рядов, позади лес в тумане'),
  ('lake-nakuru', 'Flamingos on Lake Nakuru at sunrise', 'Фламинго на озере Накуру, восход солнца'),
  ('lake-turkana', 'Two people in a narrow boat on the green water of Lake Turkana, a volcano on the horizon', 'Двое в узкой лодке на зелёной воде озера Туркана, на горизонте вулкан'),
  ('lamu-old-town', 'A lane in Lamu: a carved door, a man with a donkey, a dhow beyond the houses', 'Переулок в Ламу: резная дверь, погонщик с осликом, за домами парусник дау'),
  ('madaraka-express', 'The Madaraka Express crossing the savannah on a viaduct, giraffes below', '«Мадарака-экспресс» идёт по виадуку через саванну, внизу жирафы'),
  ('mara-crossing', 'Wildebeest swimming across the Mara River in the dust of the Great Migration', 'Антилопы гну переплывают реку Мара во время Великой миграции'),
  ('mombasa-port', 'A container ship under the lit cranes of Mombasa port at dusk, a dhow sailing past', 'Контейнеровоз под огнями кранов в порту Момбасы в сумерках, мимо идёт парусник дау'),
  ('moscow-kenya', 'The flag of Kenya on a balcony in Moscow on a winter morning, church domes and birches', 'Флаг Кении на балконе в Москве зимним утром, купола церкви и берёзы'),
  ('mount-kenya', 'The twin peaks of Mount Kenya above a mountain lake and giant senecios', 'Две вершины горы Кения над горным озером и гигантскими крестовниками'),
  ('nairobi-park', 'A rhino and her calf in Nairobi National Park, the towers of the city behind', 'Самка носорога с детёнышем в Национальном парке Найроби, за ними башни города'),
  ('nairobi-skyline', 'Nairobi’s skyline with the KICC tower at dawn, giraffes on the plain in front', 'Панорама Найроби с башней KICC на рассвете, на равнине жирафы'),
  ('savannah-dawn', 'Elephants and a calf walking in line across the savannah at dawn, an acacia beside them', 'Слоны со слонёнком идут вереницей по саванне на рассвете, рядом акация'),
  ('tea-hills', 'Rows of tea on the hills near Kericho, pickers with baskets', 'Ряды чайных кустов на холмах близ Керичо, сборщики с корзинами'),
  ('uhuru-gardens', 'The monument with its dove in Uhuru Gardens at dusk, between flags of Kenya', 'Монумент с голубем мира в садах Ухуру в сумерках, по сторонам флаги Кении'),
  ('university', 'Students by the fountain of a Kenyan university, jacarandas in bloom', 'Студенты у фонтана кенийского университета, цветут жакаранды')
)
insert into public.news
  (id, title, slug, content, status, featured_image_url, additional_images, image_texts, youtube_url, author_id,
   published_at, created_at, category_id, category, language, translated_title, translated_content,
   translated_image_texts, translation_changed_at)
select
  ('10000000-0000-4000-8000-0000000000' || item.number)::uuid,
  item.title,
  -- In English where there is an English text.
  private.slugify(case when item.title ~ '[а-я]' then coalesce(translation.title, item.title) else item.title end),
  btrim(item.content, E'\n'),
  item.status::public.news_status,
  '/scenes/' || item.scene || '.svg',
  (select coalesce(array_agg('/scenes/' || more || '.svg' order by place), '{}')
   from unnest(string_to_array(item.more, ' ')) with ordinality as picture (more, place)),
  case when item.title ~ '[а-я]' then described.russian else described.english end,
  item.video,
  '00000000-0000-4000-8000-000000000001',
  now() - item.age,
  now() - greatest(coalesce(item.age, interval '2 days'), interval '0 days') - interval '5 hours',
  category.id,
  case when category.id is null then item.category end,
  case when item.title ~ '[а-я]' then 'ru' else 'en' end,
  translation.title,
  btrim(translation.content, E'\n'),
  case
    when translation.title is null then '{}'
    when item.title ~ '[а-я]' then described.english
    else described.russian
  end,
  -- Null for the current time, so that one translation is older than its original.
  case when item.number = '05' then now() - interval '12 days' end
from (values

('01', 'embassy', 'published', interval '1 day', 'moscow-kenya', '', null,
$$Public holidays: when to call before you come$$,
$$The Embassy is at 5 Lopukhinsky Pereulok, building 1, in Moscow. It is open from Monday to Friday, 9:00 to 17:00 Moscow time; ask until when documents are accepted. On public holidays of Kenya it may be closed, so call before you set out.$$),
('02', 'culture', 'published', interval '3 days', 'tea-hills', 'savannah-dawn mount-kenya', null,
$$An afternoon of Kenyan tea$$, $md$
Kenya's tea grows on high ground, in red soil, close to the equator. Most of it is picked by hand. The Embassy in Lopukhinsky Pereulok invites you to taste it.

## What to expect

The afternoon has three parts.

1. **The leaf.** How tea is grown, picked and dried, from the garden to the packet.
2. **The cup.** Four teas side by side: black, green, white and purple. Purple tea comes from a plant bred in Kenya; its leaves are the colour of a plum.
3. **The kitchen.** *Chai* as it is made in many Kenyan homes: tea leaves, milk, sugar and ginger, boiled together in one pot.

## Good to know

- The tasting lasts about two hours and is held in English with Russian interpretation.
- There is room for thirty guests. Children are welcome with an adult.
- If you need a way in without steps, tell us when you write.
- Entry is free. Bring a document with a photograph for the reception desk.

To take part, write to the Embassy by e-mail with the names of all guests. You will get a reply with the exact time.

Would you like to see the tea hills themselves? Routes through Kericho and the highlands are on [Magical Kenya](https://magicalkenya.com).
$md$),
('03', 'general', 'published', interval '5 days', 'savannah-dawn', '', null,
$$Apply for your eTA at least two weeks before travel$$,
$$Visitors to Kenya need an electronic travel authorization, the **eTA**. Apply at least **two weeks** before you travel. An application made at the last moment may not be decided in time for your flight.$$),
('04', 'diplomacy', 'published', interval '8 days', 'university', '', null,
$$Встреча, посвящённая сотрудничеству университетов$$,
$$В Посольстве в Лопухинском переулке прошла рабочая встреча, посвящённая обмену студентами и преподавателями. Участники говорили о том, что мешает учиться за рубежом чаще всего: о признании дипломов, сроках и языке.$$),
('05', 'community', 'published', interval '12 days', 'nairobi-skyline', '', null,
$$Are you registered as a Kenyan abroad?$$,
$$The Embassy in Moscow asks all Kenyans in Russia, Belarus and Kazakhstan to register, whether they live there or travel. The Government's diaspora platform takes a few minutes.$$),
('06', 'trade', 'published', interval '16 days', 'flower-farm', 'tea-hills nairobi-skyline', null,
$$Чай, кофе и цветы из Кении: о чём спрашивают предприниматели$$,
$$Чай, кофе, срезанные цветы, авокадо: об этих товарах российские предприниматели спрашивают Посольство чаще всего. Ответы есть на странице «Торговля и инвестиции» этого сайта.$$),
('07', 'embassy', 'published', interval '21 days', 'uhuru-gardens', 'dhow-coast lake-nakuru nairobi-skyline tea-hills', null,
$$Jamhuri Day, 12 December: what Kenya celebrates$$,
$$On 12 December Kenya celebrates Jamhuri Day. *Jamhuri* is the Swahili word for republic: on this day in 1963 Kenya became independent, and one year later a republic.$$),
('08', 'culture', 'published', interval '27 days', 'lamu-old-town', '', null,
$$Вечера кенийского кино раз в месяц$$,
$$Раз в месяц в Посольстве в Лопухинском переулке показывают кенийские фильмы. Вход бесплатный, по предварительной записи; показ идёт на языке оригинала с русскими субтитрами.$$),
('09', 'general', 'published', interval '34 days', 'lake-nakuru', 'savannah-dawn mount-kenya',
-- An animated film with a free licence, so that no private person is shown.
'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
$$How to plan a visit to Kenya's national parks$$, $md$
Kenya's parks range from grassland to rainforest and from coral reef to glacier. A little planning makes the visit better for you and for the animals.

## Choose the season

- **January to February and June to October** are mostly dry. Animals gather at water and are easier to see.
- **March to May** brings the long rains. Roads can be soft, the land is green, and there are fewer visitors.
- **November** brings the short rains, often in the afternoon only.

## Choose the park

1. For your first safari: the wide plains of the south.
2. For birds: the lakes of the Rift Valley, with flamingos when the water suits them.
3. For walking: the forests and moorland of Mount Kenya.
4. For snorkelling: the marine parks of the coast.

## Book and pay

Entry is paid through the official channels of the [Kenya Wildlife Service](https://www.kws.go.ke). Trains between Nairobi and Mombasa are booked on [Metickets](https://metickets.krc.co.ke). Ideas for routes are on [Magical Kenya](https://magicalkenya.com).

The film with this article is an animated one of the Blender Foundation. It stands here to show how a video looks.
$md$),
('10', 'community', 'published', interval '41 days', 'nairobi-skyline', '', null,
$$Scholarships for study in Russia and in Kenya$$,
$$Every year several institutions announce scholarships for Kenyan students who want to study in Russia, and for Russian students who want to study in Kenya. The page *Education in Kenya* of this site says whom to ask.$$),
('11', 'diplomacy', 'published', interval '49 days', 'mount-kenya', '', null,
$$Mashujaa Day: who Kenya's heroes are$$,
$$On 20 October Kenya honours its heroes. *Mashujaa* means heroes in Swahili. The day remembers those who struggled for independence, and those who serve their neighbours today: nurses, teachers, athletes, farmers.$$),
('12', 'trade', 'published', interval '58 days', 'mombasa-port', '', null,
$$Questions exporters ask us most, and where the answers are$$,
$$Who registers a company in Kenya, which laws apply, and who knows the figures? [eCitizen](https://accounts.ecitizen.go.ke/en), [Kenya Law](https://new.kenyalaw.org) and the [Kenya National Bureau of Statistics](https://www.knbs.or.ke) answer.$$),
('13', 'embassy', 'published', interval '66 days', 'moscow-kenya', '', null,
$$Как подготовиться к визиту в консульский отдел$$,
$$Посольство открыто с понедельника по пятницу, с 9:00 до 17:00. Адрес: Москва, Лопухинский переулок, дом 5, строение 1. Прежде чем ехать, позвоните: спросите, нужна ли запись на приём и в какие часы принимают документы.$$),
('14', 'culture', 'published', interval '75 days', 'dhow-coast', 'lake-nakuru', null,
$$Swahili for beginners: ten evenings, one language$$,
$$*Karibu* means welcome. It is also the first word of our evening course in Swahili: ten evenings of ninety minutes, for adults without any knowledge of the language.$$),
('15', 'community', 'published', interval '83 days', 'university', '', null,
$$Добро пожаловать новым студентам из Кении$$,
$$Начинается учебный год, и в Россию приезжают новые студенты. В первую неделю встаньте на миграционный учёт и зарегистрируйтесь на [портале диаспоры](https://platform.diaspora.go.ke/).$$),
('16', 'general', 'published', interval '97 days', 'savannah-dawn', '', null,
$$Travelling to Kenya with a cat or a dog$$,
$$A pet needs papers of its own, and some of them are valid for a few days only. The full list is on the page *Taking a cat or dog to Kenya* of this site.$$),
('17', 'trade', 'published', interval '118 days', 'kericho-harvest', '', null,
$$Деловой завтрак: вопросы о рынке Восточной Африки$$,
$$Раз в квартал Посольство приглашает предпринимателей на деловой завтрак. В этот раз говорили о Восточноафриканском сообществе: общие правила торговли облегчают выход сразу на несколько рынков.$$),
('18', 'diplomacy', 'published', interval '139 days', 'nairobi-park', '', null,
$$Environment and cities: a conversation about Nairobi$$,
$$At an open lecture in the Embassy in Moscow, guests talked about what cities can learn from each other. Nairobi has a national park inside the city limits.$$),
('19', 'community', 'published', interval '160 days', 'iten-runners', '', null,
$$Run with us: a friendly five kilometres in the park$$,
$$Kenya is known for its runners. You need not be one to join us: on the first Sunday of the month staff, students and friends of the Embassy run, or walk, five kilometres together in a Moscow park.$$),
('20', 'embassy', 'published', interval '187 days', 'madaraka-express', '', null,
$$Madaraka Day, 1 June: call before you come$$,
$$On 1 June Kenya celebrates Madaraka Day, the day in 1963 on which the country began to govern itself. The Embassy may be closed to visitors on that day.$$),
('21', 'culture', 'published', interval '214 days', 'amboseli-kilimanjaro', 'dhow-coast', null,
$$Ярмарка ремёсел: корзины, бусы, мыльный камень$$,
$$В выходные в Посольстве в Москве прошла ярмарка кенийских ремёсел. Гости увидели, как плетут корзины *киондо*, как узор из бисера рассказывает о возрасте и семье и как из мягкого камня вырезают фигуры животных.$$),
('22', 'general', 'published', interval '266 days', null, '', null,
$$Authentication or legalization: which one do you need?$$,
$$**Authentication** is for Kenyan documents, **legalization** for Russian documents that are to be used in Kenya. Kenya is not a party to the Apostille Convention, so an apostille is not valid there.$$),
('23', 'community', 'published', interval '318 days', 'lake-turkana', '', null,
$$To everybody who came: thank you$$,
$$Students, families, nurses, engineers, chefs: many of you came to our evenings in Moscow, and many helped to carry chairs afterwards. Some travelled from Minsk and Astana.$$),
('24', 'diplomacy', 'published', interval '352 days', 'mara-crossing', '', null,
$$День открытых дверей для школьников$$,
$$Как работает посольство? Что такое дипломатическая почта и зачем нужен протокол? На эти вопросы ответили сотрудники на дне открытых дверей для школьников.$$),
('25', 'culture', 'published', interval '-14 days', 'aberdare-falls', '', null,
$$Photographs of Mount Kenya: an exhibition opens$$,
$$Mount Kenya has glaciers close to the equator, forests with elephants, and plants as tall as a man. An exhibition of photographs shows the mountain through one day, from the first light to the stars.$$),
('27', 'trade', 'draft', null, 'tea-hills', 'savannah-dawn dhow-coast', null,
$$Участие Кении в осенней выставке продуктов$$,
$$Кенийские производители чая и кофе собираются принять участие в осенней выставке. Стенд, дни работы и список участников уточняются.$$),
('29', 'general', 'draft', null, 'tea-hills', '', null,
$$Что делать при потере паспорта$$,
$$Получите в полиции справку об утрате, позвоните в Посольство и назовите дату вылета.$$)

) as item (number, category, status, age, scene, more, video, title, content)
left join public.news_categories as category on category.slug = item.category
-- The translations, by number.
left join (values

('01', $$Праздничные дни: позвоните, прежде чем ехать$$,
$$Посольство находится в Москве: Лопухинский переулок, дом 5, строение 1. Оно открыто с понедельника по пятницу, с 9:00 до 17:00 по московскому времени; до которого часа принимают документы, узнайте заранее. В праздничные дни Кении Посольство может быть закрыто, поэтому позвоните, прежде чем ехать.$$),
('02', $$Вечер кенийского чая$$, $md$
Кенийский чай растёт на высокогорье, на красной земле, близко к экватору. Большую часть собирают вручную. Посольство в Лопухинском переулке приглашает вас попробовать его.

## Что вас ждёт

Вечер состоит из трёх частей.

1. **Лист.** Как чай выращивают, собирают и сушат: от плантации до пачки.
2. **Чашка.** Четыре чая рядом: чёрный, зелёный, белый и пурпурный. Пурпурный чай делают из сорта, который вывели в Кении: его листья цвета сливы.
3. **Кухня.** *Чай*, каким его готовят во многих домах Кении: лист, молоко, сахар и имбирь варят вместе в одной кастрюле.

## Полезно знать

- Дегустация длится около двух часов, на английском языке с переводом на русский.
- Мест тридцать. Дети могут прийти со взрослым.
- Если вам нужен вход без ступеней, напишите нам об этом.
- Вход бесплатный. Возьмите документ с фотографией, его спросят на входе.

Чтобы прийти, напишите в Посольство по электронной почте и назовите всех гостей. В ответе будет точное время.

Хотите увидеть чайные холмы сами? Маршруты через Керичо и высокогорье есть на портале [Magical Kenya](https://magicalkenya.com).
$md$),
('03', $$Подайте заявление на eTA за две недели до поездки$$,
$$Для въезда в Кению нужно электронное разрешение на въезд, **eTA**. Подайте заявление не позже чем за **две недели** до поездки. Если подать его в последний момент, решение может не прийти до вашего рейса.$$),
('04', $$A meeting on cooperation between universities$$,
$$The Embassy in Lopukhinsky Pereulok held a working meeting on exchanges of students and teachers. The participants spoke about what most often stands in the way of studying abroad: recognition of degrees, time and language.$$),
('05', $$Вы зарегистрированы как гражданин Кении за рубежом?$$,
$$Посольство в Москве просит всех граждан Кении в России, Беларуси и Казахстане зарегистрироваться: и тех, кто здесь живёт, и тех, кто путешествует. На государственном портале диаспоры это занимает несколько минут.$$),
('06', $$Tea, coffee and flowers from Kenya: what companies ask$$,
$$Tea, coffee, cut flowers, avocados: these are the goods about which Russian companies ask the Embassy most often. The answers are on the page *Trade and investment* of this site.$$),
('07', $$12 декабря: День независимости и республики (Джамхури)$$,
$$12 декабря Кения отмечает День независимости и республики (Джамхури). *Джамхури* на суахили означает «республика»: в этот день в 1963 году Кения стала независимой, а через год республикой.$$),
('09', $$Как спланировать поездку в национальные парки Кении$$, $md$
В парках Кении есть саванны и влажные леса, коралловые рифы и ледники. Продумайте поездку заранее: так будет лучше и вам, и животным.

## Выберите сезон

- **Январь и февраль, а также с июня по октябрь** в основном сухо. Животные собираются у воды, и увидеть их проще.
- **С марта по май** идёт большой сезон дождей. Дороги размокают, всё зелено, а туристов меньше.
- **В ноябре** идёт малый сезон дождей, часто только после полудня.

## Выберите парк

1. Для первого сафари: широкие равнины юга.
2. Для наблюдения за птицами: озёра Рифтовой долины, где бывают фламинго, если им подходит вода.
3. Для прогулок: леса и вересковые склоны горы Кения.
4. Для плавания с маской: морские парки побережья.

## Забронируйте и оплатите

Вход оплачивают по официальным каналам [Службы охраны дикой природы Кении](https://www.kws.go.ke). Билеты на поезд между Найроби и Момбасой продаёт [Metickets](https://metickets.krc.co.ke). Идеи маршрутов есть на портале [Magical Kenya](https://magicalkenya.com).

Фильм к этой статье мультипликационный, его сделал фонд Blender. Он показывает, как выглядит видео на сайте.
$md$),
('11', $$День героев (Машуджаа): кто герои Кении$$,
$$20 октября Кения чествует своих героев. *Машуджаа* на суахили означает «герои». В этот день вспоминают тех, кто боролся за независимость, и тех, кто служит людям сегодня: медсестёр, учителей, спортсменов, фермеров.$$),
('12', $$Вопросы, которые экспортёры задают чаще всего, и где искать ответы$$,
$$Где зарегистрировать компанию в Кении, какие законы действуют и где взять цифры? Ответят [eCitizen](https://accounts.ecitizen.go.ke/en), [Kenya Law](https://new.kenyalaw.org) и [Национальное бюро статистики Кении](https://www.knbs.or.ke).$$),
('13', $$How to prepare a visit to the consular section$$,
$$The Embassy is open from Monday to Friday, 9:00 to 17:00, at 5 Lopukhinsky Pereulok, building 1, in Moscow. Call before you come: ask whether you need an appointment, and at what time documents are accepted.$$),
('14', $$Суахили для начинающих: десять вечеров, один язык$$,
$$*Карибу* значит «добро пожаловать». Это и первое слово нашего вечернего курса суахили: десять вечеров по девяносто минут, для взрослых, которые не знают языка.$$),
('15', $$Welcome to new students from Kenya$$,
$$The academic year begins, and new students arrive in Russia. In the first week arrange your migration registration and register on the [diaspora platform](https://platform.diaspora.go.ke/).$$),
('16', $$В Кению с кошкой или собакой$$,
$$Животному нужны свои документы, и некоторые из них действуют всего несколько дней. Полный список есть на странице «Ввоз кошек и собак» этого сайта.$$),
('17', $$Business breakfast: questions about the market of East Africa$$,
$$Once a quarter the Embassy invites companies to a business breakfast. This time the subject was the East African Community: common rules of trade make it easier to enter several markets at once.$$),
('19', $$Бегите с нами: пять километров по парку$$,
$$Кения славится своими бегунами. Чтобы присоединиться к нам, не обязательно быть одним из них: в первое воскресенье месяца сотрудники, студенты и друзья Посольства вместе пробегают или проходят пять километров по одному из парков Москвы.$$),
('20', $$День самоуправления (Мадарака), 1 июня: позвоните, прежде чем ехать$$,
$$1 июня Кения отмечает День самоуправления (Мадарака): в этот день в 1963 году страна стала управлять собой сама. Посольство в этот день может быть закрыто для посетителей.$$),
('21', $$A crafts fair: baskets, beads, soapstone$$,
$$At the weekend a fair of Kenyan crafts was held in the Embassy in Moscow. The guests saw how *kiondo* baskets are woven, how a pattern of beads tells of age and family, and how animals are carved from soft stone.$$),
('22', $$Удостоверение подлинности или легализация: что нужно вам?$$,
$$**Удостоверение подлинности** нужно кенийским документам, **легализация** — российским документам для использования в Кении. Кения не участвует в конвенции об апостиле, поэтому апостиль там не действует.$$),
('23', $$Спасибо всем, кто пришёл$$,
$$Студенты, семьи, медсёстры, инженеры, повара: многие из вас приходили на наши вечера в Москве, и многие потом помогали носить стулья. Некоторые приехали из Минска и Астаны.$$),
('24', $$An open day for school classes$$,
$$How does an embassy work? What is the diplomatic bag, and what is protocol for? The staff answered these questions at an open day for school classes.$$),
('25', $$Фотографии горы Кения: открывается выставка$$,
$$На горе Кения есть ледники близко к экватору, леса со слонами и растения выше человека. Выставка фотографий показывает гору на протяжении одного дня, от первого света до звёзд.$$),
('27', $$Kenya at the autumn food fair$$,
$$Kenyan growers of tea and coffee plan to take part in the autumn fair. The stand, its days and the list of exhibitors are still to be confirmed.$$),
('29', $$What to do if your passport is lost$$,
$$Get a certificate of loss from the police, call the Embassy and name the date of your flight.$$)

) as translation (number, title, content) on translation.number = item.number
cross join lateral (
  select
    coalesce(jsonb_object_agg('/scenes/' || name || '.svg', jsonb_build_object('alt', scene.english)), '{}'),
    coalesce(jsonb_object_agg('/scenes/' || name || '.svg', jsonb_build_object('alt', scene.russian)), '{}')
  from scene
  where name = any (item.scene || string_to_array(item.more, ' '))
) as described (english, russian)
on conflict (id) do nothing;

-- Notices of all types, with guides of the site as documents. One is pinned, two have ended, one
-- starts and one ends in a week, one is a draft with the only drawing; one is in one language.
insert into public.notices
  (id, title, description, type, link, file_url, created_at, status, pinned, starts_at, ends_at,
   language, translated_title, translated_description, translated_file_url)
select
  ('20000000-0000-4000-8000-0000000000' || item.number)::uuid,
  item.title,
  item.description,
  item.type::public.notice_type,
  case when item.type = 'link' then item.address end,
  case when item.type in ('document', 'image') then item.address end,
  now() - item.age,
  coalesce(period.status, 'published')::public.notice_status,
  coalesce(period.pinned, false),
  now() + coalesce(period.starts, - item.age),
  now() + period.ends,
  case when item.title ~ '[а-я]' then 'ru' else 'en' end,
  translation.title,
  coalesce(translation.description, ''),
  translation.address
from (values
  ('01', 'link', interval '6 hours', 'https://www.etakenya.go.ke',
   'Apply for your eTA on the official site only',
   'Look-alike sites charge more: the official one is etakenya.go.ke. Apply at least two weeks before you travel.'),
  ('02', 'link', interval '2 days', 'https://platform.diaspora.go.ke/',
   'Kenyans in Russia, Belarus and Kazakhstan: register',
   'It takes a few minutes on the diaspora platform and helps us reach you in an emergency.'),
  ('03', 'document', interval '4 days', '/downloads/passport-checklist-en.pdf',
   'Passport: what to bring',
   'The checklist of this site for a passport application: three forms 19A, three photos, a copy of the national ID.'),
  ('04', 'text', interval '6 days', null,
   'Jamhuri Day is Saturday, 12 December 2026',
   'The Embassy is closed on Saturdays.'),
  ('05', 'link', interval '9 days', 'https://accounts.ecitizen.go.ke/en',
   'Заявления на портале eCitizen',
   'На портале подают заявления на паспорт и справку об отсутствии судимости. Распечатку возьмите с собой.'),
  ('06', 'document', interval '13 days', '/downloads/degree-guide-en.pdf',
   'A Russian degree for Kenya, step by step',
   'The guide of this site: which offices stamp a degree, in what order, and how long they take.'),
  ('07', 'text', interval '20 days', null,
   'Дегустация кенийского чая: приглашаем гостей',
   'Вход бесплатный, по записи. Прежде чем прийти, позвоните в Посольство.'),
  ('08', 'link', interval '31 days', 'https://www.kws.go.ke',
   'Park entry: pay through official channels',
   'Tickets for national parks are sold by the Kenya Wildlife Service.'),
  ('09', 'text', interval '45 days', null,
   'Встречи новых студентов со старшими',
   'В последнюю субботу месяца в Москве. О месте сообщит ваше землячество.'),
  ('10', 'link', interval '70 days', 'https://www.diaspora.go.ke',
   'Services of the State Department for Diaspora Affairs',
   'Help, advice and events for Kenyans abroad.'),
  ('11', 'text', interval '110 days', null,
   'Marriage in Russia: the certificate of no impediment',
   'First call the Embassy, three months ahead. In the form, do not write “Single”: write Spinster, Bachelor, Widowed or Divorced.'),
  ('12', 'text', interval '180 days', null,
   'Часы приёма отдела легализации МИД России',
   'Отдел МИД России, а не Посольство: с 9:30 до 12:30 и с 14:30 до 17:00.'),
  ('13', 'link', interval '40 days', 'https://mfa.go.ke',
   'Mashujaa Day, 20 October: call before you come',
   'The Embassy may be closed on that day.'),
  ('14', 'link', interval '1 day', 'https://mfa.go.ke',
   'Consular days in Saint Petersburg',
   'Place and hours are announced later.'),
  ('15', 'image', interval '3 hours', '/scenes/tea-hills.svg',
   'New hours of the consular section',
   'A draft, which visitors do not see.'),
  ('16', 'text', interval '20 days', null,
   'No reception on Thursday',
   'The consular section receives nobody on this day.' || E'\n'
   'In an emergency call the Embassy: the telephone number is on every page.')
) as item (number, type, age, address, title, description)
left join (values
  ('04', null, true, null, null),
  ('07', null, null, null, interval '7 days'),
  ('13', null, null, interval '-40 days', interval '-30 days'),
  ('14', null, null, interval '7 days', interval '14 days'),
  ('15', 'draft', null, null, null),
  ('16', null, null, null, interval '-10 days')
) as period (number, status, pinned, starts, ends) on period.number = item.number
left join (values
  ('01', null,
   'Подавайте заявление на eTA только на официальном сайте',
   'Похожие сайты берут больше: официальный сайт etakenya.go.ke. Подайте заявление не позже чем за две недели до поездки.'),
  ('02', null,
   'Граждане Кении в России, Беларуси и Казахстане: зарегистрируйтесь',
   'На портале диаспоры это занимает несколько минут и помогает нам связаться с вами в чрезвычайной ситуации.'),
  ('03', '/downloads/passport-checklist-ru.pdf',
   'Паспорт: что взять с собой',
   'Памятка для заявления на паспорт: три формы 19A, три фотографии, копия национального удостоверения личности.'),
  ('04', null,
   'День Джамхури в 2026 году — суббота, 12 декабря',
   'По субботам Посольство закрыто.'),
  ('05', null,
   'Applications on eCitizen',
   'On this portal you apply for a passport or a certificate of good conduct. Bring the printed application.'),
  ('06', '/downloads/degree-guide-ru.pdf',
   'Российский диплом для Кении: пошаговый порядок',
   'Памятка: какие ведомства ставят штампы на диплом, в каком порядке и за какой срок.'),
  ('07', null,
   'A tasting of Kenyan tea: be our guests',
   'Entry is free; please register. Call the Embassy before you come.'),
  ('08', null,
   'Вход в парки: платите по официальным каналам',
   'Билеты в национальные парки продаёт Служба охраны дикой природы Кении.'),
  ('10', null,
   'Услуги Государственного департамента по делам диаспоры',
   'Помощь, советы и встречи для граждан Кении за рубежом.'),
  ('11', null,
   'Брак в России: свидетельство об отсутствии препятствий',
   'Сначала позвоните в Посольство, за три месяца до свадьбы. Не пишите в форме Single: напишите по-английски Spinster, Bachelor, Widowed или Divorced.'),
  ('12', null,
   'Hours of the legalisation department of the Russian Foreign Ministry',
   'The department of the Ministry, not of the Embassy: 9:30 to 12:30 and 14:30 to 17:00.'),
  ('13', null,
   'День героев (Машуджаа), 20 октября: позвоните, прежде чем ехать',
   'В этот день Посольство может быть закрыто.'),
  ('14', null,
   'Консульские дни в Санкт-Петербурге',
   'О месте и времени сообщим позже.'),
  ('15', null,
   'Новые часы работы консульского отдела',
   'Черновик, посетители его не видят.'),
  ('16', null,
   'В четверг приёма нет',
   'В этот день консульский отдел не принимает.' || E'\n'
   'В экстренном случае звоните в Посольство: номер есть на каждой странице.')
) as translation (number, address, title, description) on translation.number = item.number
on conflict (id) do nothing;

-- An alert that has ended, because a current one would be on every page.
insert into public.alerts (id, level, text_en, text_ru, link, created_at, starts_at, ends_at)
values (
  '30000000-0000-4000-8000-000000000001', 'important',
  'The consular section was closed on that day because of a burst pipe.',
  'Консульский отдел в тот день был закрыт из-за аварии водопровода.',
  null, now() - interval '15 days', now() - interval '15 days', now() - interval '14 days'
)
on conflict (id) do nothing;

-- A closed day that is over, because a fact would change what pages say.
insert into public.facts (key, value) values (
  'closedDays.30000000-0000-4000-8000-000000000002',
  '{"is": {"from": "2026-06-08", "to": "2026-06-08", "closesAt": "13:00",
    "reason": {"en": "A staff meeting", "ru": "Совещание сотрудников"}}}'
)
on conflict (key) do nothing;

-- Lines of the demo admin's history at their item's time, so that the recent activity looks real.
alter table public.history disable trigger user;
update public.history as line
set actor_id = author.id, actor_name = author.email, occurred_at = least(item.created_at, now())
from auth.users as author, (
  select id, created_at from public.news
  union all select id, created_at from public.notices
  union all select id, created_at from public.alerts
  union all select id, now() - interval '170 days' from public.facts
) as item
where author.email = 'admin@embassy.example' and line.item_id = item.id and line.actor_name is null;
-- A year ago, so that the lines of the accounts are not among the recent activity.
update public.history set occurred_at = now() - interval '1 year' where kind = 'profiles' and action = 'create';
alter table public.history enable trigger user;
