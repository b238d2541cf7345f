create table chart_drawing (
  drawing_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  security_id text not null,
  kind text not null,
  basis text not null,
  content jsonb not null,
  -- The latest instant that could be seen by whoever drew it: readers of an earlier one do not see it.
  seen_at timestamptz not null,
  created_at timestamptz not null
);
create index chart_drawing_of_chart on chart_drawing (uid, market_id, security_id);

create table chart_layout (
  layout_id uuid primary key,
  uid integer not null references account on delete cascade,
  name text not null,
  settings jsonb not null,
  updated_at timestamptz not null,
  unique (uid, name)
);

-- The settings that a chart was last looked at with.
create table chart_last (
  uid integer primary key references account on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
