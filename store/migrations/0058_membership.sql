-- Whether membership is sold here, and how. Off means that everything is unlocked.
create table membership_setting (
  single boolean primary key default true check (single),
  enabled boolean not null default false,
  grace_days smallint not null default 3 check (grace_days between 0 and 60),
  qr_minutes smallint not null default 15 check (qr_minutes between 2 and 120),
  changed_at timestamptz,
  changed_by integer references account on delete set null
);
insert into membership_setting default values;

-- What is sold: so many calendar months of premium, at a price in the minor unit of the currency.
create table membership_plan (
  plan_id text primary key check (plan_id in ('monthly', 'yearly')),
  months smallint not null check (months between 1 and 36),
  price integer not null check (price between 1 and 100000000),
  currency text not null default 'CNY' check (currency = 'CNY'),
  offered boolean not null default true
);
insert into membership_plan (plan_id, months, price) values ('monthly', 1, 3900), ('yearly', 12, 39900);

-- How many of a thing a tier may have; null: as many as the product keeps.
create table membership_limit (
  tier text not null check (tier in ('free', 'premium')),
  what text not null check (what in ('floors', 'ownThemes', 'chains', 'alerts', 'knowledgeBases')),
  most integer check (most between 0 and 100000),
  primary key (tier, what)
);
insert into membership_limit (tier, what, most) values
  ('free', 'floors', 3), ('free', 'ownThemes', 3), ('free', 'chains', 3), ('free', 'alerts', 10),
  ('free', 'knowledgeBases', 1), ('premium', 'floors', null), ('premium', 'ownThemes', null),
  ('premium', 'chains', null), ('premium', 'alerts', null), ('premium', 'knowledgeBases', null);

create table coupon (
  coupon_id uuid primary key,
  -- In capital letters, as it is compared.
  code text not null unique check (code ~ '^[A-Z0-9-]{4,32}$'),
  -- percent off, an amount off (minor units), or days of premium for nothing.
  kind text not null check (kind in ('percent', 'amount', 'days')),
  value integer not null check (value > 0),
  -- Of one plan only; null: of each. A free period is of none.
  plan_id text references membership_plan,
  most_uses integer check (most_uses > 0),
  most_per_user integer not null default 1 check (most_per_user > 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  disabled_at timestamptz,
  note text not null default '',
  made_at timestamptz not null,
  made_by integer references account on delete set null,
  check (kind <> 'percent' or value < 100),
  check (kind <> 'days' or value <= 1100)
);

-- An order stays when its account goes: what was taken and given back is kept, by whom is not.
create table membership_order (
  -- As it stands at the provider too.
  out_trade_no text primary key,
  -- Orders of one purchase are its QR codes, one a pay type; whoever pays one has no use for the other.
  purchase_id uuid not null,
  uid integer references account on delete set null,
  plan_id text not null references membership_plan,
  months smallint not null,
  pay_type text not null check (pay_type in ('wechat', 'alipay')),
  -- Who is asked for the money: the provider of the pay type, or the product itself, where no money moves.
  provider text not null check (provider in ('wechat', 'alipay', 'local')),
  list_price integer not null check (list_price > 0),
  amount integer not null check (amount > 0 and amount <= list_price),
  currency text not null,
  coupon_id uuid references coupon,
  qr_data text,
  state text not null check (state in ('unpaid', 'paid', 'closed', 'doubt', 'refunded')),
  -- Why it is in doubt.
  doubt text check (doubt in ('amount', 'currency')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  paid_amount integer,
  paid_currency text,
  -- Paid after its QR code had expired, or while another of its purchase was paid already.
  late boolean not null default false,
  doubled boolean not null default false,
  provider_trade_no text,
  -- When the provider is asked next, and how often it was.
  ask_at timestamptz,
  asked smallint not null default 0,
  -- When somebody who waits last had it asked.
  polled_at timestamptz
);
create index on membership_order (uid, created_at desc);
create index on membership_order (created_at desc, out_trade_no);
create index on membership_order (purchase_id);
create index on membership_order (ask_at) where ask_at is not null;

-- One use of a coupon a purchase: held while its QR codes live, spent when it is paid.
create table coupon_use (
  coupon_id uuid not null references coupon,
  purchase_id uuid not null,
  uid integer references account on delete set null,
  held_until timestamptz not null,
  spent_at timestamptz,
  primary key (coupon_id, purchase_id)
);

-- What a membership is made of: so many months or days each, one after another. When it ends follows from them.
create table membership_grant (
  grant_id bigint generated always as identity primary key,
  uid integer not null references account on delete cascade,
  kind text not null check (kind in ('order', 'coupon', 'gift')),
  months smallint not null default 0,
  days integer not null default 0,
  -- Days after its predecessor's end within which it goes on from there.
  grace_days smallint not null,
  out_trade_no text unique references membership_order,
  coupon_id uuid references coupon,
  reason text not null default '',
  made_at timestamptz not null,
  made_by integer references account on delete set null,
  revoked_at timestamptz,
  check (months + days > 0)
);
create index on membership_grant (uid);

-- When the premium membership ends or ended; null: there never was one.
alter table account add column premium_until timestamptz;

-- What providers told of payments, each once.
create table payment_notice (
  provider text not null,
  notice_id text not null,
  out_trade_no text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, notice_id)
);
create index on payment_notice (out_trade_no);

create table membership_refund (
  out_refund_no text primary key,
  out_trade_no text not null unique references membership_order,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('asked', 'done', 'failed')),
  last_error text,
  asked_at timestamptz not null,
  asked_by integer references account on delete set null,
  try_at timestamptz,
  tries smallint not null default 0,
  done_at timestamptz
);

-- Double entry: of each posting the amounts (minor units, debit above 0) sum to nothing. Nothing of it is changed.
create table ledger_entry (
  entry_id bigint generated always as identity primary key,
  posting_id uuid not null,
  kind text not null check (kind in ('payment', 'doubt', 'refund')),
  account text not null check (account in
    ('clearing.wechat', 'clearing.alipay', 'clearing.local', 'sales', 'discounts', 'refunds', 'suspense')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  out_trade_no text not null references membership_order,
  posted_at timestamptz not null
);
create index on ledger_entry (posting_id);
create index on ledger_entry (out_trade_no);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entry where posting_id = new.posting_id group by currency having sum(amount) <> 0) then
    raise exception 'a posting does not sum to nothing';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

create function ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger ledger_stands before update or delete on ledger_entry for each row execute function ledger_stands();
