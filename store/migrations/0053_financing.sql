-- Amounts of rounds as they were told, with the range that words give; who led; the part of an industry.
alter table financing_round
  add column amount_text text,
  add column amount_low double precision,
  add column amount_high double precision,
  -- Of the investors those that led; null where nobody says who did.
  add column leads text[],
  add column subdomain_zh text,
  add column subdomain_en text;

-- A company without a listing, by the name that its rounds bear.
create table unlisted_company (
  like fact including defaults,
  company_zh text not null,
  company_en text,
  legal_name text,
  website text,
  founded_on date,
  status text,
  industry_zh text,
  industry_en text,
  subdomain_zh text,
  subdomain_en text,
  region_code text,
  introduction text,
  primary key (market_id, company_zh, superseded_at)
);

-- What administrators decided of the names of organisations: two are one, or a name stands alone.
create table organisation_judgement (
  judgement_id uuid primary key,
  market_id smallint not null references market,
  verdict text not null,
  name text not null,
  -- The name that it belongs to; null where it stands alone.
  other text,
  note text not null,
  uid integer references account on delete set null,
  decided_at timestamptz not null,
  reverted_at timestamptz,
  reverted_by integer references account on delete set null
);
create index organisation_judgement_market on organisation_judgement (market_id, decided_at desc);

-- Filters of rounds that a user keeps, and when what they find was last looked at.
create table financing_filter (
  filter_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  content jsonb not null,
  looked_at timestamptz not null,
  updated_at timestamptz not null,
  unique (uid, market_id, name)
);
