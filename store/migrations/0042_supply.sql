-- Who supplies whom, with ranges of both shares, what was supplied, and where it is said.
alter table supply_edge
  add column supplier_name text,
  add column customer_name text,
  add column revenue_share_most double precision,
  add column cost_share_most double precision,
  add column amount double precision,
  add column confidence double precision,
  add column document_id text,
  add column quote text;

-- What companies are to one another besides supplying.
create table corporate_relation (
  like fact including defaults,
  from_id text not null,
  from_name text,
  to_id text not null,
  to_name text,
  type text not null,
  share double precision,
  disclosed_by text,
  confidence double precision,
  document_id text,
  quote text,
  valid_from date not null,
  valid_to date,
  primary key (market_id, from_id, type, to_id, valid_from, superseded_at)
);
create index corporate_relation_to on corporate_relation (market_id, to_id);

-- The five largest customers and suppliers of a year; rank 0: the five together.
create table concentration (
  like fact including defaults,
  company_id text not null,
  period_end date not null,
  side text not null,
  rank integer not null,
  party_id text,
  party_name text,
  amount double precision,
  share double precision,
  page integer,
  document_id text,
  primary key (market_id, company_id, period_end, side, rank, superseded_at)
);

-- Plants and other places of companies.
create table site (
  like fact including defaults,
  company_id text not null,
  region_code text not null,
  place text not null,
  document_id text,
  quote text,
  seen_on date not null,
  primary key (market_id, company_id, region_code, place, superseded_at)
);
create index site_region on site (market_id, region_code);

-- What reading a document found between two companies.
create table found_relation (
  like fact including defaults,
  document_id text not null,
  from_id text not null,
  to_id text not null,
  type text not null,
  sole boolean not null,
  product text,
  confidence double precision not null,
  quote text not null,
  published_at timestamptz not null,
  primary key (market_id, from_id, to_id, type, document_id, superseded_at)
);
create index found_relation_to on found_relation (market_id, to_id);
create index found_relation_document on found_relation (market_id, document_id);

-- Where reading a document found a plant of a company.
create table found_site (
  like fact including defaults,
  document_id text not null,
  company_id text not null,
  region_code text not null,
  place text not null,
  quote text not null,
  published_at timestamptz not null,
  primary key (market_id, company_id, region_code, place, document_id, superseded_at)
);
create index found_site_document on found_site (market_id, document_id);
create index found_site_region on found_site (market_id, region_code);

-- What readers decided of relations that texts say. One decision stands at a time.
create table relation_review (
  review_id integer generated always as identity primary key,
  market_id smallint not null,
  from_id text not null,
  to_id text not null,
  type text not null,
  verdict text not null,
  uid integer references account on delete set null,
  note text not null,
  decided_at timestamptz not null default now(),
  reverted_at timestamptz,
  reverted_by integer references account on delete set null
);
create unique index relation_review_standing on relation_review (market_id, from_id, to_id, type)
  where reverted_at is null;
create index relation_review_to on relation_review (market_id, to_id);
