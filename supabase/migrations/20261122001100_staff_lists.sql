-- The lists of staff: one page of articles or of notices by filters, words of the title and order, with the number of
-- all that match (decision 0038).
--
-- With row-level security PostgreSQL compares titles only after the policy, row by row, because no operator of
-- full-text search is leakproof, so that no index helps. Therefore these functions run with the owner's rights, after
-- they have checked those of the caller. They return ids alone; the rows come from the tables, under their policies.

-- The words of a text in lower case; ё counts as е. The separators and the letters are listed, because what a character
-- class and lower() know of Cyrillic depends on the locale of the database.
create function private.words_of(value text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(regexp_split_to_array(
    translate(lower(value), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'),
    '[\s!-/:-@\[-`{-~\u00a0«»“”„‘’‚‹›–—…·•№]+'
  ), '')
$$;

-- The words of both titles, for the indexes. Of high cost, so that the planner prefers those to comparing every row.
create function private.title_words(title text, translated_title text) returns tsvector
language sql immutable parallel safe cost 2000 set search_path = ''
as $$
  select array_to_tsvector(private.words_of(title || ' ' || coalesce(translated_title, '')))
$$;

-- The query for titles that have all words, each as a word or as the beginning of one, in any order. Null for none.
create function private.title_query(words text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  -- A word has neither quotation marks nor backslashes, which would end the quoted one.
  -- At most ten, each once, because the beginning of each is searched for by itself.
  select string_agg(format('''%s'':*', left(word, 200)), ' & ')::tsquery
  from (
    select distinct word from unnest(private.words_of(left(words, 500))) as word limit 10
  ) as searched
$$;

-- Above this number a list counts no further, because an exact count would read every row that matches.
create function private.max_counted() returns integer
language sql immutable set search_path = ''
as $$
  select 10000
$$;

-- One page of articles: their ids in order, and how many match, at most one more than are counted. Every parameter but
-- the order and the first row may be null, which selects all.
create function private.find_news(
  words text, state text, topic uuid, author uuid, gap text, sort text, first_row integer
)
returns table (total bigint, ids uuid[])
-- Planned with the values of the parameters, so that the conditions and orders that do not apply are dropped, and an
-- index serves the rest. Without JIT, which takes longer to compile such a query than it saves.
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  wanted tsquery := private.title_query(words);
  found uuid[];
begin
  if not private.is_staff() then
    raise exception 'only staff list drafts' using errcode = 'insufficient_privilege';
  end if;
  -- The planner knows nothing of how many titles have the beginning of a word: it would read a list in its order until
  -- ten titles match, which takes every title where none does. So the words that few titles have are searched first,
  -- and of the words of many titles, any ten articles of the list are found soon.
  if wanted is not null then
    found := array(
      select article.id from public.news as article
      where private.title_words(article.title, article.translated_title) @@ wanted
      limit private.max_counted() + 1
    );
    if cardinality(found) > private.max_counted() then
      found := null;
    else
      wanted := null;
    end if;
  end if;
  return query
  with matching as not materialized (
    select article.id, article.updated_at as changed, lower(article.title) as titled,
      case when article.status = 'draft'::public.news_status
        then article.updated_at else article.published_at end as listed
    from public.news as article
    where (found is null or article.id = any (found))
      and (wanted is null or private.title_words(article.title, article.translated_title) @@ wanted)
      and case state
        when 'draft' then article.status = 'draft'
        when 'scheduled' then article.status = 'published' and article.published_at > now()
        when 'published' then article.status = 'published' and article.published_at <= now()
        else true
      end
      and (topic is null or article.category_id = topic)
      and (author is null or article.author_id = author)
      and (gap is null or article.translation_state = gap)
  )
  select
    (select count(*) from (select from matching limit private.max_counted() + 1) as counted),
    array(
      select matching.id from matching
      order by
        case when sort = 'oldest' then listed end,
        case when sort = 'changed' then changed end desc,
        case when sort = 'unchanged' then changed end,
        case when sort = 'title' then titled end,
        case when sort = 'title-z' then titled end desc,
        case when sort not in ('oldest', 'changed', 'unchanged', 'title', 'title-z') then listed end desc,
        -- Backwards in the orders that read an index backwards.
        case when sort in ('oldest', 'unchanged', 'title-z') then matching.id end desc,
        matching.id
      -- PAGE_SIZE in src/services/paging.ts.
      limit 10 offset first_row
    );
end
$$;

-- As find_news. A draft is listed by its last change, every other notice by its start.
create function private.find_notices(
  words text, state text, gap text, sort text, first_row integer
)
returns table (total bigint, ids uuid[])
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  wanted constant tsquery := private.title_query(words);
begin
  if not private.is_staff() then
    raise exception 'only staff list drafts' using errcode = 'insufficient_privilege';
  end if;
  return query
  with matching as not materialized (
    select notice.id, notice.updated_at as changed, lower(notice.title) as titled,
      case when notice.status = 'draft' then notice.updated_at else notice.starts_at end as listed
    from public.notices as notice
    where (wanted is null or private.title_words(notice.title, notice.translated_title) @@ wanted)
      and case state
        when 'draft' then notice.status = 'draft'
        when 'scheduled' then notice.status = 'published' and notice.starts_at > now()
        when 'shown' then notice.status = 'published' and notice.starts_at <= now()
          and (notice.ends_at is null or notice.ends_at > now())
        when 'ended' then notice.status = 'published' and notice.ends_at <= now()
        else true
      end
      and (gap is null or notice.translation_state = gap)
  )
  select
    (select count(*) from (select from matching limit private.max_counted() + 1) as counted),
    array(
      select matching.id from matching
      order by
        case when sort = 'oldest' then listed end,
        case when sort = 'changed' then changed end desc,
        case when sort = 'unchanged' then changed end,
        case when sort = 'title' then titled end,
        case when sort = 'title-z' then titled end desc,
        case when sort not in ('oldest', 'changed', 'unchanged', 'title', 'title-z') then listed end desc,
        matching.id
      -- PAGE_SIZE in src/services/paging.ts.
      limit 10 offset first_row
    );
end
$$;

-- Called over REST. Invokers, because every caller could run an exposed definer function with the owner's rights.
create function public.find_news(
  words text default null, state text default null, topic uuid default null, author uuid default null,
  gap text default null, sort text default 'newest', first_row integer default 0
)
returns table (total bigint, ids uuid[])
language sql stable set search_path = ''
as $$
  select * from private.find_news(words, state, topic, author, gap, sort, first_row)
$$;

create function public.find_notices(
  words text default null, state text default null, gap text default null, sort text default 'newest',
  first_row integer default 0
)
returns table (total bigint, ids uuid[])
language sql stable set search_path = ''
as $$
  select * from private.find_notices(words, state, gap, sort, first_row)
$$;
