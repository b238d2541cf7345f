-- What a company's page shows from texts: words of a month against which keywords stand out, what policies touch, and indexes to read by.

-- In how many stories of a month (Asia/Shanghai) a word is a keyword; of the word '' how many stories there are. Derived from document_analysis: made anew for the months in keyword_month_due.
create table keyword_month (
  market_id smallint not null,
  word text not null,
  month date not null,
  stories integer not null,
  primary key (market_id, word, month)
);

-- Months in which something has been read since their words were counted.
create table keyword_month_due (
  market_id smallint not null,
  month date not null,
  primary key (market_id, month)
);

-- That a policy document names a product that a company sells (its name), or an industry (its code). Derived from the present wording and the present product names.
create table policy_link (
  market_id smallint not null,
  kind text not null,
  entity text not null,
  published_at timestamptz not null,
  document_id text not null,
  -- Words of the text around the first place.
  quote text not null,
  primary key (market_id, kind, entity, published_at, document_id)
);
create index policy_link_document on policy_link (market_id, document_id);

-- Policy documents whose links are to be made, or made anew.
create table policy_link_due (
  market_id smallint not null,
  document_id text not null,
  primary key (market_id, document_id)
);

-- With which product names the links of a market were made; stale: segments or supplies have changed since.
create table policy_names (
  market_id smallint primary key,
  names text not null,
  stale boolean not null
);

-- Documents of a company by kind, without the posts that are nine in ten of them.
create index document_company_kind on document_company (market_id, company_id, kind, published_at desc, document_id desc) include (relation) where kind <> 'post' and superseded_at = 'infinity';
-- Posts of a company by time.
create index document_company_post on document_company (market_id, company_id, published_at desc, document_id desc) where kind = 'post' and superseded_at = 'infinity';
-- Results by time, without those of posts.
create index document_analysis_time on document_analysis (market_id, published_at) where kind <> 'post' and failure is null and superseded_at = 'infinity';
create index financing_round_company on financing_round (market_id, company_zh);
create index financing_round_company_en on financing_round (market_id, company_en);

-- What was read before this version.
insert into keyword_month_due select distinct market_id, date_trunc('month', published_at at time zone 'Asia/Shanghai')::date from document_analysis where kind <> 'post' and failure is null and superseded_at = 'infinity';
insert into policy_link_due select market_id, document_id from document_analysis where kind = 'policy' and failure is null and superseded_at = 'infinity';
