create table import_run (
  run_id integer generated always as identity primary key,
  market_id smallint not null references market,
  source text not null,
  profile text,
  -- The mapping as it was used, so that a run can be understood after its profile has changed.
  profile_text text,
  file text not null,
  path text,
  state text not null check (state in ('queued', 'reading', 'merging', 'done', 'failed', 'cancelling', 'cancelled', 'removed')),
  dry_run boolean not null default false,
  started_by text not null,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  bytes_read double precision not null default 0,
  bytes_total double precision,
  rows_read integer not null default 0,
  rate double precision,
  seconds_left double precision,
  rejected integer not null default 0,
  -- By kind of fact: {"daily_price": {"read", "new", "updated", "unchanged", "duplicate", "rejected"}}.
  counts jsonb not null default '{}',
  error_code text,
  error_message text
);
create index import_run_market on import_run (market_id, run_id desc);

create table import_rejection (
  run_id integer not null references import_run on delete cascade,
  rejection_id integer not null,
  line integer not null,
  field text not null,
  reason text not null,
  value text not null,
  primary key (run_id, rejection_id)
);

create table import_profile (
  market_id smallint not null references market,
  name text not null,
  text text not null,
  saved_by text not null,
  saved_at timestamptz not null default now(),
  primary key (market_id, name)
);

-- Uploaded files wait here for their import; the bytes lie in the home's uploads folder.
create table upload (
  upload_id text primary key,
  market_id smallint not null references market,
  file text not null,
  path text not null,
  bytes double precision not null,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now()
);
