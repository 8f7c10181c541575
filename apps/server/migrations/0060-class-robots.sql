-- A class may have a robot in its group of WeCom, DingTalk or Feishu, which tells what concerns the whole class.
create table class_robot (
  id bigint generated always as identity primary key,
  class_id bigint not null unique references school_class (id),
  kind text not null check (kind in ('wecom', 'dingtalk', 'feishu')),
  address text not null,
  secret text,
  created_by bigint not null references person (id),
  created_at timestamp(3) with time zone not null,
  last_failure text,
  last_at timestamp(3) with time zone,
  latest_posts jsonb not null default '[]'
);
create index class_robot_creator on class_robot (created_by);
create index delivery_robot on delivery (address, id desc) where way = 'robot';
