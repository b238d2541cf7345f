-- Full-text search. A row a passage of each version of a document: a long text is several. Words are made by
-- intelligence/src/words (pairs of Chinese characters, stems of English words), not by a configuration of PostgreSQL.
create table document_index (
  market_id smallint not null,
  document_id text not null,
  passage smallint not null,
  passages smallint not null,
  kind text not null,
  -- Where the passage begins in the body, in UTF-16 units.
  starts_at integer not null,
  known_at timestamptz not null,
  superseded_at timestamptz not null,
  published_at timestamptz not null,
  source_name text not null,
  -- With words that begin with $ for market, time, kind and source: the index narrows by them too.
  words tsvector not null,
  primary key (market_id, document_id, known_at, passage)
);
create index document_index_words on document_index using gin (words);
create index document_index_time on document_index (market_id, published_at desc, document_id desc);

-- Documents that are to be put into the index, or anew: many at once are not made in the transaction that brings them.
create table document_index_due (
  market_id smallint not null,
  document_id text not null,
  known_at timestamptz not null,
  primary key (market_id, document_id)
);
create index document_index_due_time on document_index_due (known_at desc);
insert into document_index_due select market_id, document_id, max(known_at) from document group by 1, 2;

-- Names of sources that documents of a market bear, for source: in a query.
create table document_source (
  market_id smallint not null,
  source_name text not null,
  source_name_en text,
  primary key (market_id, source_name)
);
insert into document_source select market_id, source_name, max(source_name_en) from document group by 1, 2;

-- Searches that a user keeps, and the last ones of each.
create table saved_search (
  search_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  query text not null,
  sort text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (uid, market_id, name)
);
create table document_search (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  query text not null,
  searched_at timestamptz not null default now(),
  primary key (uid, market_id, query)
);
