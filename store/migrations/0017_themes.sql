-- Words of a theme's business beside its name, as its source gives them; null where it does not.
alter table theme
  add column words_zh text[],
  add column words_en text[];

-- That a document (posts aside) names a theme: read from its analysis, and in force as long as that is. Without it, who is told of with a theme
-- could only be found by opening every analysis.
create table theme_document (
  like fact including defaults,
  theme_id text not null,
  document_id text not null,
  story_id text,
  published_at timestamptz not null,
  primary key (market_id, theme_id, document_id, superseded_at)
);
create index theme_document_document on theme_document (market_id, document_id);
create index theme_document_time on theme_document (market_id, theme_id, published_at desc);
insert into theme_document (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, theme_id, document_id, story_id, published_at)
select distinct on (a.market_id, mention->>'id', a.document_id, a.superseded_at)
  a.market_id, a.known_at, a.known_by, a.superseded_at, a.recorded_at, a.run_id, a.line, mention->>'id', a.document_id, a.story_id, a.published_at
from document_analysis a cross join lateral jsonb_array_elements(a.result->'mentions') mention
where a.kind <> 'post' and a.result is not null and mention->>'kind' = 'theme' and mention->>'id' is not null
order by a.market_id, mention->>'id', a.document_id, a.superseded_at, a.known_at;

-- A user's own themes: a list of companies, or a query that is asked anew each time. Of a frozen query both stand: what was asked, and what it found.
create table own_theme (
  theme_id text primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  description text not null,
  mode text not null check (mode in ('static', 'dynamic')),
  query jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  frozen_at timestamptz,
  unique (uid, market_id, name)
);

create table own_theme_company (
  theme_id text not null references own_theme on delete cascade,
  company_id text not null,
  weight double precision not null,
  primary key (theme_id, company_id)
);
