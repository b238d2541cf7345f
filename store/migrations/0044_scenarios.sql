-- Scenarios that users keep: what is assumed, never what came out, which is worked out anew of what is known.
create table scenario (
  scenario_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  definition jsonb not null,
  -- Instant that was looked from when it was saved; null: the present.
  as_of timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index scenario_name on scenario (uid, market_id, name) where deleted_at is null;
create index scenario_deleted on scenario (deleted_at) where deleted_at is not null;
