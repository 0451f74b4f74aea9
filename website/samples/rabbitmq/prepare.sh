# Makes a virtual host, a user that sends and a user that reads. Run it on the
# RabbitMQ server, as root.
set -eu

rabbitmqctl add_vhost ansvis
rabbitmqctl add_user ansvis-sender "$SENDER_PASSWORD"
rabbitmqctl add_user ansvis-reader "$READER_PASSWORD"

# The three patterns are: configure, write, read.
rabbitmqctl set_permissions -p ansvis ansvis-sender '^ansvis\.events$' '^ansvis\.events$' '^$'
rabbitmqctl set_permissions -p ansvis ansvis-reader '^ansvis\.' '^ansvis\.' '^ansvis\.'
