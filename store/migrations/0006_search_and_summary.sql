-- Search forms say which kind of thing they find and since when it is delisted, so that ranking needs no join over every hit.
drop table search_form;
create table search_form (
  market_id smallint not null,
  -- Lower-case letters and digits of the form from one place on: "contains" is a prefix read (trigrams do not help with two Chinese characters).
  suffix text collate "C" not null,
  security_id text not null,
  company_id text,
  kind text not null,
  form text not null,
  -- The name as written, and whether the suffix is the whole of its form.
  written text not null,
  whole boolean not null,
  delisted_at timestamptz not null,
  known_at timestamptz not null,
  superseded_at timestamptz not null
);
create index search_form_suffix on search_form (market_id, suffix);
-- One letter finds beginnings only; there are ten times as many suffixes.
create index search_form_whole on search_form (market_id, suffix) where whole;
create index search_form_security on search_form (market_id, security_id);

-- How many facts there are, by kind, run and day (Asia/Shanghai) of becoming known: kept by the merges, so that data health counts nothing.
-- Facts in force at the end of a day are the sum of begun less the sum of ended up to it.
create table fact_summary (
  market_id smallint not null,
  kind text not null,
  run_id integer not null,
  known_on date not null,
  begun integer not null,
  ended integer not null,
  -- First and last day that the facts begun are about; null where the kind has no day.
  first_on date,
  last_on date,
  primary key (market_id, kind, run_id, known_on)
);

-- What the present market covers; counted by the merges too. Past instants are counted when asked for.
create table coverage_summary (
  market_id smallint primary key,
  companies integer not null,
  with_prices integer not null,
  with_industry integer not null,
  with_english_name integer not null,
  with_news integer not null,
  prices_without_company integer not null,
  news_without_company integer not null
);
