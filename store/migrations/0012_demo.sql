-- Themes, supply, events, posts, financing and relations of countries; and the demo market, the first whose facts fill them.
create table theme (
  like fact including defaults,
  theme_id text not null,
  name_zh text not null,
  name_en text not null,
  description_zh text,
  description_en text,
  primary key (market_id, theme_id, superseded_at)
);

create table theme_membership (
  like fact including defaults,
  theme_id text not null,
  company_id text not null,
  weight double precision not null,
  valid_from date not null,
  valid_to date,
  evidence_count integer,
  primary key (market_id, theme_id, company_id, valid_from, superseded_at)
);
create index theme_membership_company on theme_membership (market_id, company_id);

create table supply_edge (
  like fact including defaults,
  supplier_id text not null,
  customer_id text not null,
  product_zh text not null,
  product_en text,
  revenue_share double precision,
  cost_share double precision,
  disclosed_by text not null,
  valid_from date not null,
  valid_to date,
  primary key (market_id, supplier_id, customer_id, product_zh, valid_from, superseded_at)
);
create index supply_edge_customer on supply_edge (market_id, customer_id);

create table event (
  like fact including defaults,
  event_id text not null,
  type text not null,
  title_zh text,
  title_en text,
  happened_at timestamptz not null,
  precision text not null,
  size_class text,
  document_id text,
  primary key (market_id, event_id, superseded_at)
);
create index event_time on event (market_id, happened_at desc, event_id desc);

create table event_company (
  like fact including defaults,
  company_id text not null,
  event_id text not null,
  relation text not null,
  path text,
  type text not null,
  happened_at timestamptz not null,
  precision text not null,
  primary key (market_id, company_id, event_id, superseded_at)
);
create index event_company_time on event_company (market_id, company_id, happened_at desc, event_id desc);
create index event_company_event on event_company (market_id, event_id);

create table author (
  like fact including defaults,
  author_id text not null,
  platform text not null,
  name text not null,
  joined_on date,
  primary key (market_id, author_id, superseded_at)
);

create table post (
  like fact including defaults,
  document_id text not null,
  platform text not null,
  author_id text,
  reply_count integer,
  like_count integer,
  published_at timestamptz not null,
  primary key (market_id, document_id, superseded_at)
);
create index post_author on post (market_id, author_id, published_at desc);

create table financing_round (
  like fact including defaults,
  round_id text not null,
  company_zh text not null,
  company_en text,
  round text not null,
  amount double precision,
  currency text,
  investors_zh text[] not null,
  investors_en text[] not null,
  industry_zh text,
  industry_en text,
  region_code text,
  announced_on date not null,
  primary key (market_id, round_id, superseded_at)
);
create index financing_round_time on financing_round (market_id, announced_on desc);

create table country_relation (
  like fact including defaults,
  country text not null,
  partner text not null,
  measure text not null,
  observed_on date not null,
  value double precision not null,
  primary key (market_id, country, partner, measure, observed_on, superseded_at)
);

-- Posts are documents too, and far more than all others: the flash reads past them by an index without them.
create index document_flash on document (market_id, published_at desc, document_id desc) where kind <> 'post';

insert into market values (2, 'demo', '演示市场', 'Demo market', true);
insert into exchange values
  (2, 'SHZ', '深圳证券交易所', 'Shenzhen Stock Exchange', 'Asia/Shanghai', '15:00', 1),
  (2, 'SSE', '上海证券交易所', 'Shanghai Stock Exchange', 'Asia/Shanghai', '15:00', 2);

-- What the demo market was made from, and how far its life has come. One row while it is loaded or being loaded.
create table demo_market (
  market_id smallint primary key references market,
  seed integer not null,
  size text not null,
  started_on date not null,
  loaded_to timestamptz not null,
  lived_to timestamptz not null
);
