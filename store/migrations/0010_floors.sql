-- A user's floors; without a user it is a master floor, which belongs to the house and outlives the account that made it.
-- They are the user's own: no market, and no as-of date touches them.
create table floor (
  floor_id uuid primary key,
  uid integer references account on delete cascade,
  key text not null,
  name text not null,
  status text not null check (status in ('save', 'history', 'draft')),
  open boolean not null,
  position integer not null,
  revision integer not null default 0,
  updated_at timestamptz not null,
  closed_at timestamptz,
  deleted_at timestamptz
);
create unique index floor_key on floor (uid, key) where deleted_at is null;
create index floor_account on floor (uid);
create index floor_deleted on floor (deleted_at) where deleted_at is not null;

-- layout: {"sm": {x, y, w, h}, "md": …, "lg": …}. A row a tile, so that two devices that move different tiles never meet.
create table floor_tile (
  tile_id uuid primary key,
  floor_id uuid not null references floor on delete cascade,
  room_key text not null,
  metadata jsonb not null,
  layout jsonb not null,
  position integer not null,
  deleted_at timestamptz
);
create index floor_tile_floor on floor_tile (floor_id);
create index floor_tile_deleted on floor_tile (deleted_at) where deleted_at is not null;

create table floor_snapshot (
  floor_id uuid primary key references floor on delete cascade,
  picture bytea not null,
  version text not null
);

-- Only hashes of links are kept. An ended link is no row.
create table floor_share (
  share_id uuid primary key,
  floor_id uuid not null references floor on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index floor_share_floor on floor_share (floor_id);

-- What a user chose of rooms. A room without a row is as the catalogue presets it.
create table room_subscription (
  uid integer not null references account on delete cascade,
  room_key text not null,
  subscribed boolean not null,
  changed_at timestamptz not null,
  primary key (uid, room_key)
);
