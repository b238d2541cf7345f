-- Chains that users draw and keep, of a market. Every save is a version, kept whole; those long past are dropped.
create table supply_chain (
  chain_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  supply_from date,
  supply_end date,
  version integer not null,
  nodes integer not null,
  edges integer not null,
  companies integer not null,
  outline jsonb not null,
  -- Names of its nodes, for whoever looks for one.
  node_names text not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  deleted_at timestamptz
);
create index supply_chain_of_user on supply_chain (uid, market_id, saved_at desc);
create index supply_chain_deleted on supply_chain (deleted_at) where deleted_at is not null;

-- restored: the version that this one brought back.
create table chain_version (
  chain_id uuid not null references supply_chain on delete cascade,
  version integer not null,
  name text not null,
  supply_from date,
  supply_end date,
  graph jsonb not null,
  nodes integer not null,
  edges integer not null,
  change jsonb not null,
  note text not null,
  restored integer,
  saved_at timestamptz not null,
  primary key (chain_id, version)
);

create table chain_share (
  share_id uuid primary key,
  chain_id uuid not null references supply_chain on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index chain_share_of_chain on chain_share (chain_id);

-- What users did to chains. version: the one it made, null where it made none.
create table chain_operation (
  operation_id uuid primary key,
  uid integer not null references account on delete cascade,
  chain_id uuid not null references supply_chain on delete cascade,
  kind text not null,
  at timestamptz not null,
  entry bigint generated always as identity,
  version integer,
  note text not null,
  change jsonb not null,
  taken_back_at timestamptz
);
create index chain_operation_of_user on chain_operation (uid, at desc, entry desc);
create index chain_operation_of_chain on chain_operation (chain_id);

-- Questions to the experts. The graph is what the asker had before their eyes.
create table chain_consultation (
  consultation_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  chain_id uuid not null,
  chain_name text not null,
  version integer not null,
  graph jsonb not null,
  subject text not null,
  question text not null,
  nodes jsonb not null,
  state text not null check (state in ('waiting', 'answered', 'withdrawn')),
  by_mail boolean not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by integer references account on delete set null
);
create index chain_consultation_of_user on chain_consultation (uid, asked_at desc);
create index chain_consultation_waiting on chain_consultation (state, asked_at);

-- What companies are to a user.
create table company_relation (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  company_id text not null,
  relation text not null check (relation in ('supplier', 'customer', 'competitor', 'held', 'partner')),
  note text not null,
  saved_at timestamptz not null,
  primary key (uid, market_id, company_id, relation)
);
