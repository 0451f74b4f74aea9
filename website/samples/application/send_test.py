"""Sends event.json over a raw connection, as ANSVIS is expected to."""
import os
import socket

HOST = os.environ.get("LISTENER_HOST", "localhost")
PORT = int(os.environ.get("LISTENER_PORT", "9000"))

with open("event.json", "rb") as file:
    data = file.read()
with socket.create_connection((HOST, PORT)) as connection:
    connection.sendall(data)
print(f"sent {len(data)} bytes")
