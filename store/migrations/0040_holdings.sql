-- What users hold: their own facts, of a market, exact to the place. They keep no versions: a trade that is put right
-- was never otherwise.
create table holding_portfolio (
  portfolio_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  method text not null check (method in ('average', 'fifo')),
  is_default boolean not null,
  created_at timestamptz not null default now(),
  unique (uid, market_id, name)
);
create unique index holding_portfolio_default on holding_portfolio (uid, market_id) where is_default;

-- entry: the order in which trades were recorded. import_key: which row of a statement it was; the same row again adds
-- nothing while the trade stands.
create table trade (
  trade_id uuid primary key,
  portfolio_id uuid not null references holding_portfolio on delete cascade,
  security_id text not null,
  kind text not null check (kind in ('buy', 'sell', 'transferIn', 'transferOut', 'dividend')),
  day date not null,
  quantity numeric(16, 4) not null check (quantity > 0),
  price numeric(15, 6) not null check (price >= 0),
  fees numeric(18, 4) not null check (fees >= 0),
  taxes numeric(18, 4) not null check (taxes >= 0),
  note text not null default '',
  entry bigint generated always as identity,
  import_key text,
  deleted_at timestamptz
);
create index trade_portfolio on trade (portfolio_id, day desc, entry desc) where deleted_at is null;
create unique index trade_import on trade (portfolio_id, import_key) where deleted_at is null;
create index trade_deleted on trade (deleted_at) where deleted_at is not null;
