-- Lists that others published, with the sources of their entries.
create table rank_list (
  like fact including defaults,
  list_id text not null,
  title text not null,
  rule text,
  unit text,
  publisher text,
  published_on date not null,
  primary key (market_id, list_id, superseded_at)
);

create table rank_list_entry (
  like fact including defaults,
  list_id text not null,
  place integer not null,
  name text not null,
  label text,
  value double precision,
  unit text,
  highlight text,
  source text,
  source_date text,
  source_url text,
  source_kind text,
  note text,
  published_on date not null,
  primary key (market_id, list_id, place, name, superseded_at)
);

-- What the companies of a market were worth to each factor at the end of a month, and what came after it. Worked out of
-- what was known then: a row says nothing that was not.
create table ranking_month (
  market_id smallint not null references market,
  -- The last trading day of the month.
  ranked_on date not null,
  -- The last trading day of the month after it; null while that runs.
  closes_on date,
  version text not null,
  company_ids text[] not null,
  -- Standardised factors, company by company, thousandths in 16 bits, little end first; -32768 where not known.
  factors bytea not null,
  -- Returns over the industry, per cent, 32-bit floats; not a number where there is none. Null while the month runs.
  excess bytea,
  -- 0 traded, 1 opened at its upper limit, 2 suspended, 3 no price; +8 left the market. Null while the month runs.
  outcome bytea,
  computed_at timestamptz not null,
  primary key (market_id, ranked_on)
);

-- From which day on months are to be worked out anew, for what they rest on has changed.
create table ranking_state (
  market_id smallint primary key references market,
  changed_from date,
  -- Of the AI list: withheld with a reason, by whom.
  withheld text,
  withheld_at timestamptz,
  withheld_by integer references account on delete set null
);

-- What an administrator does with a company in everybody's list.
create table ranking_deed (
  market_id smallint not null references market,
  list text not null check (list in ('event', 'ai', 'policy')),
  company_id text not null,
  deed text not null check (deed in ('hide', 'promote')),
  reason text not null,
  changed_by integer references account on delete set null,
  changed_at timestamptz not null,
  primary key (market_id, list, company_id)
);

-- A user's own pins and hidden entries. Unpinned, an entry stands below the pinned ones until the day ends.
create table ranking_mark (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  list text not null check (list in ('event', 'ai', 'policy')),
  company_id text not null,
  pinned_at timestamptz,
  released_at timestamptz,
  hidden_at timestamptz,
  primary key (uid, market_id, list, company_id)
);

create table ranking_weighting (
  weighting_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  weights jsonb not null,
  updated_at timestamptz not null,
  unique (uid, market_id, name)
);

-- Every weighting that a user has tried, by its shares in thousandths: the more, the less a record says.
create table ranking_try (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  mix text not null,
  tried_at timestamptz not null,
  primary key (uid, market_id, mix)
);

-- What users expect of companies. A call stays as it was made: nothing updates or deletes it but its account's end.
create table user_call (
  call_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  company_id text not null,
  direction smallint not null check (direction in (-1, 1)),
  made_at timestamptz not null,
  made_on date not null,
  until date not null check (until > made_on),
  confidence smallint not null check (confidence between 50 and 99),
  because text not null,
  unique (uid, market_id, company_id, made_on, until)
);

create function refuse_call_change() returns trigger language plpgsql as $$
begin
  raise exception 'a call stays as it was made';
end $$;
create trigger user_call_stays before update on user_call for each row execute function refuse_call_change();

-- Whether a user's medals are shown; without a row they are.
create table medal_switch (
  uid integer primary key references account on delete cascade,
  shown boolean not null
);
