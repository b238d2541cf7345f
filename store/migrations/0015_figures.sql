-- What statements say, worked out: single quarters, the last four quarters, ratios. A row is of one company and one period; its versions follow those of
-- the items it rests on, so that reads as of any instant see it as it could have been worked out then. run_id and line are those of the newest item.
create table company_quarter (
  like fact including defaults,
  company_id text not null,
  period_end date not null,
  -- The calendar quarter in which the period ended.
  year smallint not null,
  quarter smallint not null,
  -- Months of the period's cumulated figures; null where only balances or ratios are known.
  months smallint,
  currency text,
  -- The quarter alone.
  revenue double precision,
  gross_profit double precision,
  operating_profit double precision,
  total_profit double precision,
  income_tax double precision,
  net_profit double precision,
  parent_net_profit double precision,
  interest_expense double precision,
  interest_income double precision,
  investment_income double precision,
  nopat double precision,
  gross_margin double precision,
  net_margin double precision,
  revenue_growth double precision,
  profit_growth double precision,
  -- The last four quarters.
  revenue_ttm double precision,
  gross_profit_ttm double precision,
  operating_profit_ttm double precision,
  total_profit_ttm double precision,
  income_tax_ttm double precision,
  net_profit_ttm double precision,
  parent_net_profit_ttm double precision,
  interest_expense_ttm double precision,
  interest_income_ttm double precision,
  investment_income_ttm double precision,
  nopat_ttm double precision,
  gross_margin_ttm double precision,
  net_margin_ttm double precision,
  revenue_growth_ttm double precision,
  profit_growth_ttm double precision,
  roe double precision,
  -- At the end of the period.
  total_assets double precision,
  total_liabilities double precision,
  equity double precision,
  parent_equity double precision,
  -- Ratios that are given and not worked out, and why each missing figure is missing.
  stated text[] not null,
  absences jsonb not null,
  primary key (market_id, company_id, period_end, superseded_at)
);

-- Valuation at the end of each week (Friday), by what was known then: the first week, and one 32-bit float a week, little end first, NaN where there is none.
-- Rests on nothing known later, so it needs no versions. Packed: 5,500 companies of ten years are 2.9 million weeks, and a list of the whole market reads five years of each.
create table valuation_history (
  market_id smallint not null,
  company_id text not null,
  first_on date,
  through date not null,
  computed_at timestamptz not null,
  pe bytea not null,
  pb bytea not null,
  primary key (market_id, company_id)
);

-- Companies whose figures are to be worked out anew, written by the transaction that changes what they rest on and deleted by the one that stores them.
-- What changes meanwhile raises the generation, and the company waits on.
create sequence figures_generation;
create table figures_waiting (
  market_id smallint not null,
  company_id text not null,
  generation bigint not null default nextval('figures_generation'),
  -- Its statements changed; else only prices or share counts did.
  statements boolean not null,
  waiting_since timestamptz not null default now(),
  tries smallint not null default 0,
  primary key (market_id, company_id)
);
insert into figures_waiting (market_id, company_id, statements) select market_id, company_id, true from company where superseded_at = 'infinity';

-- Screens that a user saved: filter, columns and order as the contract says.
create table saved_screen (
  screen_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (uid, market_id, name)
);
