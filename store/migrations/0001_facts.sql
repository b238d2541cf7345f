-- How a fact's time of being known was found; see docs/glossary.md, "known at".
create type known_by as enum ('published', 'day', 'close', 'observed', 'deadline', 'listing', 'received', 'undated');

-- Markets never mix: every fact and every thing of a user's carries a market.
create table market (
  market_id smallint primary key,
  key text not null unique,
  name_zh text not null,
  name_en text not null,
  fictional boolean not null
);
insert into market values (1, 'real', '真实市场', 'Real market', false);

-- The columns that every fact has. Fact tables are made like this one, so that time, truth, market and origin are one mechanism.
-- A version is in force in [known_at, superseded_at). The primary key of a fact table ends in superseded_at: at most one
-- version is current ('infinity'), and the same index serves reads as of any instant.
create table fact (
  market_id smallint not null,
  known_at timestamptz not null,
  known_by known_by not null,
  superseded_at timestamptz not null default 'infinity',
  recorded_at timestamptz not null,
  run_id integer not null,
  line integer not null
);

create table company (
  like fact including defaults,
  company_id text not null,
  first_listed_on date,
  primary key (market_id, company_id, superseded_at)
);

create table company_name (
  like fact including defaults,
  company_id text not null,
  language text not null,
  form text not null,
  name text not null,
  seen_on date,
  primary key (market_id, company_id, language, form, name, superseded_at)
);

create table company_profile (
  like fact including defaults,
  company_id text not null,
  website text,
  main_business text,
  region_code text,
  city text,
  seen_on date not null,
  primary key (market_id, company_id, superseded_at)
);

create table security (
  like fact including defaults,
  security_id text not null,
  company_id text,
  exchange text not null,
  code text not null,
  kind text not null,
  currency text not null,
  name_zh text,
  name_en text,
  listed_on date,
  primary key (market_id, security_id, superseded_at)
);
create index security_company on security (market_id, company_id);

create table listing_status (
  like fact including defaults,
  security_id text not null,
  status text not null,
  seen_on date not null,
  primary key (market_id, security_id, superseded_at)
);

create table industry (
  like fact including defaults,
  scheme text not null,
  industry_code text not null,
  level smallint not null,
  parent_code text,
  name_zh text not null,
  name_en text,
  primary key (market_id, scheme, industry_code, superseded_at)
);

create table industry_membership (
  like fact including defaults,
  company_id text not null,
  scheme text not null,
  industry_code text not null,
  valid_from date not null,
  valid_to date,
  primary key (market_id, company_id, scheme, valid_from, superseded_at)
);
create index industry_membership_industry on industry_membership (market_id, scheme, industry_code, superseded_at);

create table daily_price (
  like fact including defaults,
  security_id text not null,
  basis text not null,
  basis_date date,
  trade_date date not null,
  open double precision not null,
  high double precision not null,
  low double precision not null,
  close double precision not null,
  previous_close double precision,
  volume double precision,
  amount double precision,
  turnover_rate double precision,
  change_rate double precision,
  primary key (market_id, security_id, basis, trade_date, superseded_at)
);

create table trading_day (
  like fact including defaults,
  exchange text not null,
  trade_date date not null,
  session text not null,
  primary key (market_id, exchange, trade_date, superseded_at)
);

create table share_count (
  like fact including defaults,
  security_id text not null,
  counted_on date not null,
  total_shares double precision,
  float_shares double precision,
  primary key (market_id, security_id, counted_on, superseded_at)
);

create table corporate_action (
  like fact including defaults,
  security_id text not null,
  ex_date date not null,
  action text not null,
  cash_per_share double precision,
  shares_per_share double precision,
  rights_price double precision,
  announced_on date,
  primary key (market_id, security_id, ex_date, action, superseded_at)
);

create table series (
  like fact including defaults,
  series_code text not null,
  category text not null,
  name_zh text not null,
  name_en text not null,
  unit text not null,
  frequency text not null,
  publisher text,
  url text,
  primary key (market_id, series_code, superseded_at)
);

create table observation (
  like fact including defaults,
  series_code text not null,
  observed_on date not null,
  value double precision not null,
  primary key (market_id, series_code, observed_on, superseded_at)
);

create table statement_item (
  like fact including defaults,
  company_id text not null,
  statement text not null,
  period_end date not null,
  period_months smallint not null,
  item text not null,
  value double precision not null,
  unit text not null,
  published_on date,
  primary key (market_id, company_id, period_end, period_months, item, superseded_at)
);

create table business_segment (
  like fact including defaults,
  company_id text not null,
  period_end date not null,
  dimension text not null,
  name text not null,
  revenue double precision,
  revenue_share double precision,
  cost double precision,
  gross_margin double precision,
  currency text not null,
  published_on date,
  primary key (market_id, company_id, period_end, dimension, name, superseded_at)
);

create table document (
  like fact including defaults,
  document_id text not null,
  external_id text not null,
  source_name text not null,
  kind text not null,
  category text,
  language text not null,
  title text not null,
  body text not null,
  url text,
  image_urls text[] not null,
  published_at timestamptz not null,
  precision text not null,
  primary key (market_id, document_id, superseded_at)
);
-- The flash reads by time, over all kinds or one.
create index document_time on document (market_id, published_at desc, document_id desc);

create table document_company (
  like fact including defaults,
  company_id text not null,
  document_id text not null,
  relation text not null,
  kind text not null,
  title text not null,
  published_at timestamptz not null,
  precision text not null,
  primary key (market_id, company_id, document_id, superseded_at)
);
create index document_company_time on document_company (market_id, company_id, published_at desc, document_id desc);
create index document_company_document on document_company (market_id, document_id);
