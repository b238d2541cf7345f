-- Figures whose money seems to be told in another unit than their source says (thousands for single ones): what one run told at one instant of one statement, period and
-- currency of a company, with the power of ten and what speaks for it. The figures stay as they were told; what reads them knows which are in doubt.
create table unit_doubt (
  like fact including defaults,
  company_id text not null,
  statement text not null,
  period_end date not null,
  period_months smallint not null,
  unit text not null,
  -- When the figures were known; `known_at` is when the doubt was, `run_id` and `line` say who told the figures.
  told_at timestamptz not null,
  figures integer not null,
  exponent smallint not null,
  evidence jsonb not null,
  primary key (market_id, company_id, period_end, period_months, statement, unit, run_id, told_at, superseded_at)
);
create index unit_doubt_run on unit_doubt (run_id);

-- What an administrator has said of figures in doubt, until it was taken back: they are told in the unit that their source says (`as-told`), or in ten to the exponent of it
-- (`scaled`): then a run of corrections tells them so, and they are read from it.
create table unit_ruling (
  ruling_id integer generated always as identity primary key,
  market_id smallint not null references market,
  company_id text not null,
  statement text not null,
  period_end date not null,
  period_months smallint not null,
  unit text not null,
  run_id integer not null,
  told_at timestamptz not null,
  ruling text not null,
  exponent smallint not null,
  correction_run integer,
  uid integer references account on delete set null,
  note text not null,
  ruled_at timestamptz not null default now(),
  reverted_at timestamptz,
  reverted_by integer references account on delete set null
);
create index unit_ruling_company on unit_ruling (market_id, company_id);

-- Figures of statements with whether their unit is in doubt. One that is in doubt for a part of its time is as many rows as there are parts, each in force as long as it lasts, so
-- that a read of any instant (`inForce`) sees the figure once and as it was looked upon then.
create view told_item as
  select s.*, false as unit_doubtful from statement_item s
  where not exists (select from unit_doubt u where u.market_id = s.market_id and u.company_id = s.company_id and u.period_end = s.period_end
    and u.period_months = s.period_months and u.statement = s.statement and u.unit = s.unit and u.run_id = s.run_id and u.told_at = s.known_at)
  union all
  select greatest(s.known_at, part.known_at), least(s.superseded_at, part.superseded_at), s.recorded_at, s.value, s.known_by, s.run_id, s.line, s.period_end, s.published_on,
    s.market_id, s.period_months, s.company_id, s.item, s.statement, s.unit, s.filing, part.doubtful
  from (
    select market_id, company_id, period_end, period_months, statement, unit, run_id, told_at, known_at, superseded_at, true as doubtful from unit_doubt
    union all
    select market_id, company_id, period_end, period_months, statement, unit, run_id, told_at, superseded_at,
      lead(known_at, 1, 'infinity') over (partition by market_id, company_id, period_end, period_months, statement, unit, run_id, told_at order by known_at), false from unit_doubt
    union all
    select market_id, company_id, period_end, period_months, statement, unit, run_id, told_at, '-infinity', min(known_at), false from unit_doubt
      group by market_id, company_id, period_end, period_months, statement, unit, run_id, told_at
  ) part
  join statement_item s on s.market_id = part.market_id and s.company_id = part.company_id and s.period_end = part.period_end and s.period_months = part.period_months
    and s.statement = part.statement and s.unit = part.unit and s.run_id = part.run_id and s.known_at = part.told_at
  where greatest(s.known_at, part.known_at) < least(s.superseded_at, part.superseded_at);

-- Those whose unit nothing speaks against: what figures are worked out of.
create view sound_item as select known_at, superseded_at, recorded_at, value, known_by, run_id, line, period_end, published_on, market_id, period_months, company_id, item,
  statement, unit, filing from told_item where not unit_doubtful;
