-- Keys by which other programs read prices and events for a user. Only the hash of a key is kept; market and instant are the key's own.
create table connection_key (
  key_id integer generated always as identity primary key,
  uid integer not null references account on delete cascade,
  name text not null,
  -- How the key begins, to tell it from others.
  begins text not null,
  key_hash bytea not null unique,
  market_id smallint not null references market,
  as_of timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index connection_key_account on connection_key (uid);
