-- Why figures of a quarter are missing: a letter a column instead of JSON that says each column and reason in words, three quarters of a row (763 of 1,038 bytes).
-- The order of the columns and the letters are those of server/src/shared/figures/absences.ts.
create function packed_absences(absences jsonb) returns text language sql immutable as $$
  select string_agg(coalesce(r.letter, '.'), '' order by c.place) from unnest(array[
    'revenue', 'gross_profit', 'operating_profit', 'total_profit', 'income_tax', 'net_profit', 'parent_net_profit',
    'interest_expense', 'interest_income', 'investment_income', 'nopat', 'gross_margin', 'net_margin',
    'revenue_growth', 'profit_growth', 'revenue_ttm', 'gross_profit_ttm', 'operating_profit_ttm', 'total_profit_ttm',
    'income_tax_ttm', 'net_profit_ttm', 'parent_net_profit_ttm', 'interest_expense_ttm', 'interest_income_ttm',
    'investment_income_ttm', 'nopat_ttm', 'gross_margin_ttm', 'net_margin_ttm', 'revenue_growth_ttm',
    'profit_growth_ttm', 'roe', 'total_assets', 'total_liabilities', 'equity', 'parent_equity'
  ]) with ordinality c(name, place) left join (values
    ('NO_STATEMENTS', 'A'), ('NOT_REPORTED', 'B'), ('ONLY_ANNUAL', 'C'), ('ONLY_YEAR_TO_DATE', 'D'),
    ('TAX_UNKNOWN', 'E'), ('NO_PRIOR_PERIOD', 'F'), ('PERIMETER_CHANGED', 'G'), ('NO_FOUR_QUARTERS', 'H'),
    ('NO_YEAR_BEFORE', 'I'), ('BASE_NOT_POSITIVE', 'J'), ('EQUITY_NOT_POSITIVE', 'K'), ('REVENUE_NOT_POSITIVE', 'L'),
    ('NO_PRICE', 'M'), ('PRICE_ADJUSTED', 'N'), ('AMOUNT_CONTRADICTS', 'O'), ('NO_SHARE_COUNT', 'P'),
    ('SHARE_COUNT_OLD', 'Q'), ('SHARES_CONTRADICT', 'R'), ('CURRENCY_DIFFERS', 'S'), ('PERIODS_DO_NOT_MEET', 'T'),
    ('LOSS', 'U'), ('NO_GROWTH', 'V'), ('TOO_FEW_SAMPLES', 'W'), ('NO_CLASS', 'X')
  ) r(reason, letter) on r.reason = absences->>c.name
$$;
alter table company_quarter alter column absences type text using packed_absences(absences);
drop function packed_absences;

-- Figures of statements are by far the most rows. Columns of eight bytes first, then those of four and two, then texts: 132 bytes a row instead of 156, for none is filled up
-- to the next eight. Written anew in the order of the key, table and index are as dense as they can be.
create table statement_item_dense (
  known_at timestamptz not null,
  superseded_at timestamptz not null default 'infinity',
  recorded_at timestamptz not null,
  value double precision not null,
  known_by known_by not null,
  run_id integer not null,
  line integer not null,
  period_end date not null,
  published_on date,
  market_id smallint not null,
  period_months smallint not null,
  company_id text not null,
  item text not null,
  statement text not null,
  unit text not null,
  filing text
);
insert into statement_item_dense (known_at, superseded_at, recorded_at, value, known_by, run_id, line, period_end, published_on, market_id, period_months, company_id, item, statement, unit, filing)
  select known_at, superseded_at, recorded_at, value, known_by, run_id, line, period_end, published_on, market_id, period_months, company_id, item, statement, unit, filing
  from statement_item order by market_id, company_id, period_end, period_months, item, superseded_at;
drop table statement_item;
alter table statement_item_dense rename to statement_item;
alter table statement_item add constraint statement_item_pkey primary key (market_id, company_id, period_end, period_months, item, superseded_at);
create index statement_item_yearly_revenue on statement_item (market_id, company_id, period_end) include (value, known_at, superseded_at)
  where item = 'revenue' and period_months = 12;
analyze statement_item;
